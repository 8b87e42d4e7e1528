import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

const portal = 'http://localhost:8080';

/** Three entries: the application, and the sign-in and password screens that load none of it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompress()],
  build: {
    target: 'es2023',
    sourcemap: false,
    rollupOptions: {
      input: {
        app: resolve(import.meta.dirname, 'index.html'),
        login: resolve(import.meta.dirname, 'login.html'),
        password: resolve(import.meta.dirname, 'password.html'),
      },
    },
  },
  server: { proxy: { '/api': portal, '/oidc': portal } },
});
