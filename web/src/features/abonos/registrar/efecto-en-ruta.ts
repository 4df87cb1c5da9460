import type { EfectoEnRuta } from '../../../comun/ruta/ruta-leida.ts';
import type { Desenlace } from './desenlace.ts';

const visitado = (tipo: 'visita' | 'atraso', hora: string, atrasos: number): EfectoEnRuta => ({
  clase: 'visitado',
  cambios: tipo === 'visita' ? { visita_hoy: hora, atrasos } : { atraso_hoy: hora, atrasos },
});

/** What the card on the route does after this; null when nothing was registered. */
export function efectoEnRuta(d: Desenlace): EfectoEnRuta | null {
  if (d.clase === 'requiere_aprobacion') return { clase: 'sale' };
  if (d.clase !== 'registrado' && d.clase !== 'ya_registrado') return null;
  const tipo = d.clase === 'registrado' ? d.tipo : (d.registrado?.tipo ?? d.pedido);
  const hora = d.clase === 'registrado' ? d.hora : (d.registrado?.hora ?? '');
  return tipo === 'pago' ? { clase: 'sale' } : visitado(tipo, hora, d.resumen.totalAtrasos);
}
