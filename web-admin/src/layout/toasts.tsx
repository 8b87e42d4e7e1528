import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';

/** At most three toasts, fifteen seconds each, bottom centre (specification 001 §9). */
const LIMIT = 3;
const AUTO_CLOSE_MS = 15_000;

interface Toast {
  readonly key: number;
  readonly payload: NotificationPayload;
}

/** Takes react-admin's notifications as they come; a fourth one pushes the oldest out. */
export function Toasts() {
  const t = useText();
  const { notifications, takeNotification } = useNotificationContext();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const next = useRef(0);
  useEffect(() => {
    if (notifications.length === 0) return;
    const payload = takeNotification();
    if (payload) setToasts((shown) => [...shown, { key: next.current++, payload }].slice(-LIMIT));
  }, [notifications, takeNotification]);
  const close = (key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key));
  return (
    <Stack
      component="section"
      aria-label={t('toast.region')}
      aria-live="polite"
      spacing={1}
      sx={{
        position: 'fixed',
        insetInline: 0,
        // A screen with a bar of its own at the bottom asks for room above it.
        bottom: 'calc(16px + var(--bottom-bar, 0px))',
        px: 2,
        alignItems: 'center',
        pointerEvents: 'none',
        zIndex: 'snackbar',
      }}
    >
      {toasts.map(({ key, payload }) => (
        <ToastCard key={key} payload={payload} onClose={() => close(key)} />
      ))}
    </Stack>
  );
}

function ToastCard({ payload, onClose }: { payload: NotificationPayload; onClose: () => void }) {
  const translate = useTranslate();
  const t = useText();
  const closing = useRef(onClose);
  closing.current = onClose;
  useEffect(() => {
    const timer = setTimeout(() => closing.current(), AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { message, type, notificationOptions } = payload;
  return (
    <Alert
      variant="filled"
      severity={type === 'warning' || type === 'error' || type === 'success' ? type : 'info'}
      onClose={onClose}
      slotProps={{ closeButton: { 'aria-label': t('action.close') } }}
      sx={{ pointerEvents: 'auto', maxWidth: 560, width: '100%', boxShadow: 3 }}
    >
      {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message}
    </Alert>
  );
}
