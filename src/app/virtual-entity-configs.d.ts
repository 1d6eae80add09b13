/** The bundled configs, provided by a Vite plugin. */
declare module 'virtual:entity-configs' {
  const configs: readonly import('../entities/entity-config').EntityConfig[];
  // biome-ignore lint/style/noDefaultExport: this is how the plugin exports them
  export default configs;
}
