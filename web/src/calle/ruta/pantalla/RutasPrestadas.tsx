import type { Respuesta, activosSinPagoHoy } from '@leal/contract';
import { formatearFecha } from '@leal/domain';
import type { Ruta } from '../../../piezas/ruta/ruta-leida.ts';
import { ElegirVista } from '../../../ui/lista/ElegirVista.tsx';
import { useRuta } from './use-ruta.ts';

type QueLleva = NonNullable<Respuesta<typeof activosSinPagoHoy>['lleva']>[number];

/** Reads it before it is chosen, so that the phone has it where there is no line. */
function Traer({ id_cobrador }: Pick<QueLleva, 'id_cobrador'>) {
  useRuta(id_cobrador, true);
  return null;
}

type Props = {
  lleva: readonly QueLleva[];
  /** One's own: undefined. */
  elegida: string | undefined;
  alElegir: (id_cobrador: string) => void;
};

/** The routes that somebody works today: their own, and those that are lent to them, each with its collector's name. */
export const ElegirRuta = ({ lleva, elegida, alElegir }: Props) => {
  const ajena = lleva.find(({ id_cobrador }) => id_cobrador === elegida);
  const opciones = lleva.map(({ id_cobrador, nombre }) => ({
    value: id_cobrador,
    label: `Ruta de ${nombre}`,
  }));
  return (
    // No parent's gap: the route itself begins as high as it can, and would rise out of it.
    <div className="pila aire-8" style={{ marginBlockEnd: 16 }}>
      {lleva.map(({ id_cobrador }) => (
        <Traer key={id_cobrador} id_cobrador={id_cobrador} />
      ))}
      <ElegirVista
        nombre="Qué ruta"
        opciones={[{ value: '', label: 'Mi ruta' }, ...opciones]}
        vista={elegida ?? ''}
        alElegir={alElegir}
        corredizas
      />
      {ajena && (
        <p className="nota">
          {`La llevas hasta el ${formatearFecha(ajena.al)}. Lo que cobres es de tu caja; el orden es suyo.`}
        </p>
      )}
    </div>
  );
};

type PropsNota = { prestada: NonNullable<Ruta['prestada']>; vistaGerente: boolean };

/** Somebody else works this route: its own collector knows why nothing can be registered. */
export function NotaPrestada({ prestada: { nombre, al, ambos }, vistaGerente }: PropsNota) {
  const quien = vistaGerente ? 'Esta ruta está prestada' : 'Tu ruta está prestada';
  const cobran = ambos ? 'Cobran los dos.' : vistaGerente ? '' : 'Mientras tanto no la cobras tú.';
  return <p className="nota">{`${quien} a ${nombre} hasta el ${formatearFecha(al)}. ${cobran}`}</p>;
}
