/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The address of the server when it is not the one that serves the page. */
  readonly VITE_API_URL?: string;
}
