# syntax=docker/dockerfile:1
# One image a service: docker build --target invoices --tag comptoir/invoices .
# There is nothing to compile but the web application: Node runs the services' TypeScript as it is, through the symlinks
# that npm makes from node_modules to the workspaces.
ARG NODE_IMAGE=node:24.21.0-trixie-slim

# What npm needs to install any one workspace: the lock file and every manifest.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY libs/contracts/package.json libs/contracts/
COPY libs/event-bus/package.json libs/event-bus/
COPY libs/service-kit/package.json libs/service-kit/
COPY libs/storage/package.json libs/storage/
COPY libs/testing/package.json libs/testing/
COPY services/documents/package.json services/documents/
COPY services/extraction/package.json services/extraction/
COPY services/gateway/package.json services/gateway/
COPY services/identity/package.json services/identity/
COPY services/invoices/package.json services/invoices/
COPY services/messaging/package.json services/messaging/
COPY services/orders/package.json services/orders/
COPY services/payments/package.json services/payments/
COPY services/settings/package.json services/settings/
COPY services/suppliers/package.json services/suppliers/
COPY web-admin/package.json web-admin/
COPY standalone/package.json standalone/

# The web application, each asset compressed beside itself.
FROM manifests AS web
RUN npm ci --ignore-scripts --workspace web-admin
COPY tsconfig.json ./
COPY libs/contracts libs/contracts
COPY web-admin web-admin
RUN npm run build --workspace web-admin

# What every service stands on. It writes nowhere but to /tmp and needs no shell.
FROM ${NODE_IMAGE} AS runtime
ARG VERSION=1.10.0
ARG REVISION=unknown
LABEL org.opencontainers.image.vendor="Comptoir" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
ENV NODE_ENV=production HEALTH_PORT=3000
WORKDIR /app
COPY package.json ./
COPY deploy/image deploy/image
COPY libs/contracts libs/contracts
COPY libs/service-kit libs/service-kit
COPY libs/event-bus libs/event-bus
COPY libs/storage libs/storage
USER 10001:10001
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=6 CMD ["node", "deploy/image/healthy.mjs"]

FROM manifests AS settings-modules
RUN npm ci --omit=dev --ignore-scripts --workspace services/settings
FROM runtime AS settings
LABEL org.opencontainers.image.title="comptoir-settings" org.opencontainers.image.description="settings by module and the audit trail"
ENV SETTINGS_HOST=0.0.0.0 SETTINGS_PORT=3000
COPY --from=settings-modules /app ./
COPY services/settings services/settings
CMD ["node", "services/settings/src/main.ts"]

FROM manifests AS identity-modules
RUN npm ci --omit=dev --ignore-scripts --workspace services/identity
FROM runtime AS identity
LABEL org.opencontainers.image.title="comptoir-identity" org.opencontainers.image.description="users and sign-in, an OpenID Provider"
ENV IDENTITY_HOST=0.0.0.0 IDENTITY_PORT=3000
COPY --from=identity-modules /app ./
COPY services/identity services/identity
CMD ["node", "services/identity/src/main.ts"]

FROM manifests AS suppliers-modules
RUN npm ci --omit=dev --ignore-scripts --workspace services/suppliers
FROM runtime AS suppliers
LABEL org.opencontainers.image.title="comptoir-suppliers" org.opencontainers.image.description="suppliers, their contacts and bank details"
ENV SUPPLIERS_HOST=0.0.0.0 SUPPLIERS_PORT=3000
COPY --from=suppliers-modules /app ./
COPY services/suppliers services/suppliers
CMD ["node", "services/suppliers/src/main.ts"]

FROM manifests AS documents-modules
RUN npm ci --omit=dev --ignore-scripts --workspace services/documents
FROM runtime AS documents
LABEL org.opencontainers.image.title="comptoir-documents" org.opencontainers.image.description="files: intake, storage, page images, download"
ENV DOCUMENTS_HOST=0.0.0.0 DOCUMENTS_PORT=3000
COPY --from=documents-modules /app ./
COPY services/documents services/documents
CMD ["node", "services/documents/src/main.ts"]

FROM manifests AS invoices-modules
RUN npm ci --omit=dev --ignore-scripts --workspace services/invoices
FROM runtime AS invoices
LABEL org.opencontainers.image.title="comptoir-invoices" org.opencontainers.image.description="an invoice's life"
ENV INVOICES_HOST=0.0.0.0 INVOICES_PORT=3000
COPY --from=invoices-modules /app ./
COPY services/invoices services/invoices
CMD ["node", "services/invoices/src/main.ts"]

FROM manifests AS orders-modules
RUN npm ci --omit=dev --ignore-scripts --workspace services/orders
FROM runtime AS orders
LABEL org.opencontainers.image.title="comptoir-orders" org.opencontainers.image.description="purchase orders and delivery slips"
ENV ORDERS_HOST=0.0.0.0 ORDERS_PORT=3000
COPY --from=orders-modules /app ./
COPY services/orders services/orders
CMD ["node", "services/orders/src/main.ts"]

FROM manifests AS payments-modules
RUN npm ci --omit=dev --ignore-scripts --workspace services/payments
FROM runtime AS payments
LABEL org.opencontainers.image.title="comptoir-payments" org.opencontainers.image.description="licence fees, payments, declarations"
ENV PAYMENTS_HOST=0.0.0.0 PAYMENTS_PORT=3000
COPY --from=payments-modules /app ./
COPY services/payments services/payments
CMD ["node", "services/payments/src/main.ts"]

FROM manifests AS messaging-modules
RUN npm ci --omit=dev --ignore-scripts --workspace services/messaging
FROM runtime AS messaging
LABEL org.opencontainers.image.title="comptoir-messaging" org.opencontainers.image.description="comment threads and mail"
ENV MESSAGING_HOST=0.0.0.0 MESSAGING_PORT=3000
COPY --from=messaging-modules /app ./
COPY services/messaging services/messaging
CMD ["node", "services/messaging/src/main.ts"]

# The runtime of nets comes with its libraries for every system: a container is one of them.
FROM manifests AS extraction-modules
RUN npm ci --omit=dev --ignore-scripts --workspace services/extraction \
 && rm -rf node_modules/onnxruntime-node/bin/napi-v*/darwin node_modules/onnxruntime-node/bin/napi-v*/win32
FROM runtime AS extraction
LABEL org.opencontainers.image.title="comptoir-extraction" org.opencontainers.image.description="reads documents: XML, text, OCR"
ENV EXTRACTION_HOST=0.0.0.0 EXTRACTION_PORT=3000
COPY --from=extraction-modules /app ./
COPY services/extraction services/extraction
CMD ["node", "services/extraction/src/main.ts"]

FROM manifests AS gateway-modules
RUN npm ci --omit=dev --ignore-scripts --workspace services/gateway
FROM runtime AS gateway
LABEL org.opencontainers.image.title="comptoir-gateway" org.opencontainers.image.description="the only door: sessions, routing, live updates, the web application"
ENV HOST=0.0.0.0 PORT=8080 HEALTH_PORT=8080 METRICS_HOST=0.0.0.0 METRICS_PORT=9464 WEB_ROOT=/app/web-admin/dist
EXPOSE 8080 9464
COPY --from=gateway-modules /app ./
COPY --from=web /app/web-admin/dist web-admin/dist
COPY services/gateway services/gateway
CMD ["node", "services/gateway/src/main.ts"]

# Beside the services: makes keys, the first administrator, the demo's accounts. Runs once and ends.
FROM manifests AS tools-modules
RUN npm ci --omit=dev --ignore-scripts --workspace services/identity --workspace services/suppliers
FROM runtime AS tools
LABEL org.opencontainers.image.title="comptoir-tools" org.opencontainers.image.description="keys, the first administrator, demo accounts"
HEALTHCHECK NONE
COPY --from=tools-modules /app ./
COPY services/identity services/identity
COPY services/suppliers services/suppliers
COPY standalone/src/demo standalone/src/demo
COPY deploy/tools deploy/tools
# A volume that is mounted here begins as this folder: owned by who writes it.
COPY --chown=10001:10001 deploy/image/keys /keys
CMD ["node", "deploy/tools/keys.ts", "make", "/keys"]
