import { EnConstruccion } from './EnConstruccion.tsx';

/** The screen of a route whose feature does not exist yet. */
export const porHacer = (titulo: string) => () => <EnConstruccion titulo={titulo} />;
