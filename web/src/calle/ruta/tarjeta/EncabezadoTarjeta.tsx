import type { CreditoDeRuta } from '@leal/contract';
import { type Fecha, formatearPesos } from '@leal/domain';
import { EnlacePago } from '../../../piezas/credito/EnlacePago.tsx';
import { textoConvenio } from '../../../piezas/credito/convenio.ts';
import { textoPromesa } from '../../../piezas/credito/promesa.ts';
import { useDuda } from '../../../lib/acciones/dudas.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { Distancia } from './Distancia.tsx';

/** The marks of today without a payment, in the order they are read: 'Visita 11:05', 'Atraso 12:30', 'No tiene'. */
export function marcasDeHoy(
  c: Pick<CreditoDeRuta, 'visita_hoy' | 'atraso_hoy' | 'porque_hoy' | 'pendiente_multiple'>,
): string[] {
  const marcas: string[] = [];
  if (c.visita_hoy !== undefined) marcas.push(`Visita ${c.visita_hoy}`);
  if (c.atraso_hoy !== undefined) marcas.push(`Atraso ${c.atraso_hoy}`);
  if (c.porque_hoy !== undefined) marcas.push(c.porque_hoy);
  if (c.pendiente_multiple) marcas.push(`Por aprobar ${formatearPesos(c.pendiente_multiple.monto)}`);
  return marcas;
}

/** On its day, and after it. */
const tonoDelDia = (dia: Fecha, hoy: Fecha) => (dia < hoy ? 'mal' : dia === hoy ? 'bien' : undefined);

type PropsPrometido = { credito: CreditoDeRuta; hoy: Fecha };

/**
 * A promise leads its card until it is kept, on its day in colour, after it as broken; then what is to be paid of a new plan that
 * was promised, or is missing. Most cards have neither.
 */
export const LoPrometido = ({ credito: { promesa, convenio_debe }, hoy }: PropsPrometido) => (
  <>
    {promesa && (
      <p className="tarjeta-promesa fuerte" data-tono={tonoDelDia(promesa.fecha, hoy)}>
        {textoPromesa(promesa, promesa.fecha < hoy ? 'rota' : 'abierta', hoy)}
      </p>
    )}
    {convenio_debe && (
      <p className="tarjeta-promesa fuerte" data-tono={tonoDelDia(convenio_debe.fecha, hoy)}>
        {textoConvenio(convenio_debe, hoy)}
      </p>
    )}
  </>
);

/** What the door is like, before anybody knocks. Most cards have none. */
export const NotaTarjeta = ({ credito: { nota } }: { credito: CreditoDeRuta }) =>
  nota && <p className="tarjeta-nota chica parte">{nota.texto}</p>;

/** Most cards have no marks. */
export function Marcas({ credito }: { credito: CreditoDeRuta }) {
  // Something was sent for this credit, and its outcome is not known yet.
  const enDuda = useDuda(credito.id_credito);
  const marcas = marcasDeHoy(credito);
  if (!enDuda && marcas.length === 0) return null;
  return (
    <ul className="tarjeta-marcas lista-lisa grupo aire-6 menuda">
      {enDuda && (
        <li className="tenido" data-tono="aviso">
          Sin confirmar
        </li>
      )}
      {marcas.map((marca) => (
        <li className="tenido" key={marca} data-tono="info">
          {marca}
        </li>
      ))}
    </ul>
  );
}

/** 'Abarrotes Ana · Centro'. */
export const negocioYColonia = ({ negocio, colonia }: Pick<CreditoDeRuta, 'negocio' | 'colonia'>): string =>
  [negocio, colonia].filter(Boolean).join(' · ');

/** The client and the debt; business and colonia have a line of their own. */
export const EncabezadoTarjeta = ({ credito }: { credito: CreditoDeRuta }) => (
  <header className="tarjeta-encabezado grupo junto extremos encima">
    <h2 className="cede">
      <EnlacePago credito={credito} className="tarjeta-nombre cubre tinta parte">
        {credito.nombre}
      </EnlacePago>
    </h2>
    <p className="tenue chica">
      Saldo{' '}
      <span className="tinta">
        <Monto valor={credito.saldo} />
      </span>
    </p>
    <p className="tarjeta-negocio a-lo-ancho fila aire-6 cede chica">
      <span className="recorta cede">{negocioYColonia(credito)}</span>
      <Distancia punto={credito.punto} />
    </p>
  </header>
);
