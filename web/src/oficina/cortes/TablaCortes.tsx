import 'virtual:estilos-antd/oficina.css';
import type { Corte } from '@leal/contract';
import { type Centavos, formatearNumero, formatearPesos } from '@leal/domain';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { debeLaOficina, ESTADO_CORTE, textoDiferencia } from '../../piezas/caja/textos.ts';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { type Columna, Tabla } from '../../ui/tabla/Tabla.tsx';
import { useOficina } from '../figuras/use-oficina.ts';
import { rutaDeCorte } from './filtro.ts';

const monto = (clave: string, titulo: string, de: (corte: Corte) => Centavos): Columna<Corte> => ({
  clave,
  titulo,
  ancho: 108,
  cifra: true,
  valor: de,
  celda: (corte) => formatearPesos(de(corte)),
});

const columnasDe = (base: string): readonly Columna<Corte>[] => [
  {
    clave: 'cobrador',
    titulo: 'Cobrador',
    ancho: 168,
    crece: true,
    fija: true,
    valor: (corte) => corte.nombre_cobrador,
    celda: (corte) => <Link to={rutaDeCorte(base, corte.id_corte)}>{corte.nombre_cobrador}</Link>,
  },
  {
    clave: 'corte',
    titulo: 'Corte',
    ancho: 64,
    cifra: true,
    valor: ({ numero }) => numero,
    celda: ({ numero }) => formatearNumero(numero),
  },
  {
    clave: 'entregado',
    titulo: 'Entregado',
    ancho: 138,
    valor: ({ entregado_en }) => entregado_en,
    celda: ({ entregado_en }) => textoInstante(entregado_en),
  },
  monto('esperado', 'Esperado', ({ esperado }) => esperado),
  monto('contado', 'Contado', ({ contado }) => contado),
  {
    clave: 'diferencia',
    titulo: 'Diferencia',
    ancho: 124,
    cifra: true,
    valor: ({ diferencia }) => diferencia,
    celda: ({ diferencia, esperado }) => textoDiferencia(diferencia, debeLaOficina(esperado)),
  },
  {
    clave: 'estado',
    titulo: 'Estado',
    ancho: 124,
    celda: ({ estado }) => <Insignia {...ESTADO_CORTE[estado]} />,
  },
  {
    clave: 'gerente',
    titulo: 'Respondió',
    ancho: 118,
    celda: ({ nombre_gerente, estado }) => (estado === 'entregado' ? '—' : (nombre_gerente ?? '—')),
  },
];

const idDe = ({ id_corte }: Corte): string => id_corte;

type Props = {
  cortes: readonly Corte[] | undefined;
  orden: string;
  alOrdenar: (orden: string) => void;
  vacia: React.ReactNode;
  alAcercarse: (() => void) | undefined;
};

/** Cuts at a desk: a row opens its detail, by click or Enter. A cut that does not add up stands out. */
export function TablaCortes({ cortes, ...resto }: Props) {
  const navegar = useNavigate();
  const { base } = useOficina();
  const columnas = useMemo(() => columnasDe(base), [base]);
  return (
    <Tabla
      nombre="Cortes"
      columnas={columnas}
      filas={cortes}
      clave={idDe}
      alAbrir={(corte) => void navegar(rutaDeCorte(base, corte.id_corte))}
      tono={({ diferencia }) => (diferencia === 0 ? undefined : 'mal')}
      {...resto}
    />
  );
}
