/**
 * Pages that may call a callable, which has an address of its own: those of this project's Hosting, and
 * what `LEAL_ORIGENES` lists (comma-separated: a domain of one's own, the local suite).
 */
export function origenesDe(entorno: NodeJS.ProcessEnv): string[] {
  const proyecto = entorno['GCLOUD_PROJECT'];
  const propios = proyecto ? [`https://${proyecto}.web.app`, `https://${proyecto}.firebaseapp.com`] : [];
  const otros = (entorno['LEAL_ORIGENES'] ?? '').split(',').map((origen) => origen.trim());
  return [...propios, ...otros.filter((origen) => origen !== '')];
}

export const ORIGENES = origenesDe(process.env);
