import { fechaLocal, formatearFecha, formatearHora } from '@leal/domain';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { Monto } from '../../ui/Monto.tsx';
import { type Columna, Corta, Tabla } from '../../ui/tabla/Tabla.tsx';
import { type Fila, nombreDeClase } from './fila.ts';
import { textoEspera } from './filtro.ts';
import { TarjetaDe } from './por-clase.tsx';

/** The year goes without saying: what waits is young. */
const textoCorto = (fecha: string): string => {
  const instante = new Date(fecha);
  return `${formatearFecha(fechaLocal(instante)).slice(0, 5)} ${formatearHora(instante)}`;
};

/** The last one is about now: it alone changes by itself. */
const columnasDe = (ahora: Date): readonly Columna<Fila>[] => [
  {
    clave: 'tipo',
    titulo: 'Tipo',
    ancho: 150,
    valor: ({ clase }) => nombreDeClase(clase),
    celda: ({ clase }) => <Corta texto={nombreDeClase(clase)} />,
  },
  {
    clave: 'cliente',
    titulo: 'Cliente',
    ancho: 150,
    crece: true,
    valor: ({ cliente }) => cliente || null,
    // Of two with one name it says which: never cut.
    celda: ({ cliente }) => cliente || '—',
  },
  {
    clave: 'cobrador',
    titulo: 'Cobrador',
    ancho: 112,
    valor: ({ cobrador }) => cobrador,
    celda: ({ cobrador }) => <Corta texto={cobrador} />,
  },
  {
    clave: 'monto',
    titulo: 'Monto',
    ancho: 124,
    cifra: true,
    valor: ({ monto }) => monto,
    celda: ({ monto }) => (monto === null ? '—' : <Monto valor={monto} />),
  },
  {
    clave: 'cambia',
    titulo: 'Qué cambia',
    ancho: 160,
    crece: true,
    // In more lines if need be: figures are never cut.
    celda: ({ cambia }) => cambia,
  },
  {
    clave: 'fecha',
    titulo: 'Pedida',
    ancho: 104,
    valor: ({ pedidaEn }) => pedidaEn,
    celda: ({ fecha }) => <Corta texto={textoCorto(fecha)} />,
  },
  {
    clave: 'espera',
    titulo: 'Espera',
    ancho: 68,
    cifra: true,
    valor: ({ pedidaEn }) => -pedidaEn,
    celda: ({ pedidaEn }) => textoEspera(pedidaEn, ahora),
  },
];

const claveDe = ({ clave }: Fila): string => clave;
const verTarjeta = ({ dato }: Fila) => <TarjetaDe dato={dato} />;

type Props = {
  filas: readonly Fila[] | undefined;
  ahora: Date;
  orden: string;
  alOrdenar: (orden: string) => void;
  vacia: ReactNode;
  elegidas: ReadonlySet<string>;
  alElegir: (elegidas: ReadonlySet<string>) => void;
  /** Keys of the inbox's own, while the table has the focus. */
  alTeclear: (tecla: string, fila: Fila | undefined) => boolean;
};

/** The inbox at a desk; a row opens to the card of its own screen. */
export function TablaBandeja({ filas, ahora, elegidas, alElegir, alTeclear, ...resto }: Props) {
  const [abierto, setAbierto] = useState<string | null>(null);
  const columnas = useMemo(() => columnasDe(ahora), [ahora]);
  const teclear = (suceso: KeyboardEvent, fila: Fila | undefined) => {
    if (suceso.ctrlKey || suceso.metaKey || suceso.altKey || suceso.repeat) return;
    if (suceso.key === 'Escape' && abierto !== null) setAbierto(null);
    else if (!alTeclear(suceso.key, fila)) return;
    suceso.preventDefault();
  };
  return (
    <Tabla<Fila>
      nombre="Por decidir"
      columnas={columnas}
      filas={filas}
      clave={claveDe}
      detalle={{ abierto, alCambiar: setAbierto, ver: verTarjeta }}
      seleccion={{
        elegidas,
        alElegir,
        nombreDe: ({ clase, cliente, cobrador }) => `${nombreDeClase(clase)} de ${cliente || cobrador}`,
      }}
      alTeclear={teclear}
      {...resto}
    />
  );
}
