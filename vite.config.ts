import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  build: { target: "es2022", modulePreload: { polyfill: false } },
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx", "scripts/**/*.test.ts"] },
});
