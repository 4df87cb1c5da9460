import type { Respuesta, salud } from '@leal/contract';
import { VERSION } from '../../platform/version.ts';

export const leerSalud = (): Respuesta<typeof salud> => ({ ok: true, version: VERSION });
