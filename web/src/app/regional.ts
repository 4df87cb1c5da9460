import type { ConfigProviderProps } from 'antd';
// The module itself: of 'antd/locale' a build makes an object around it, which hides what is changed here.
import es from 'antd/es/locale/es_ES';

const { DatePicker: calendario } = es;

/** antd's Spanish, with Mexico's words where they differ. */
export const regional: NonNullable<ConfigProviderProps['locale']> = {
  ...es,
  locale: 'es-mx',
  ...(calendario && { DatePicker: { ...calendario, lang: { ...calendario.lang, locale: 'es-mx' } } }),
  Empty: { description: 'Sin datos' },
};
