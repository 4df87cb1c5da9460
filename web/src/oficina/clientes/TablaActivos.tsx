import 'virtual:estilos-antd/oficina.css';
import { EditOutlined, EllipsisOutlined } from '@ant-design/icons';
import type { ClienteActivo } from '@leal/contract';
import { formatearNumero, formatearPesos, type Llamado } from '@leal/domain';
import { Button, Dropdown } from 'antd';
import { Fragment, type ReactNode, useMemo } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { EnlaceCliente, rutaDeCliente } from '../../piezas/cliente/EnlaceCliente.tsx';
import { telefonosDe } from '../../piezas/cliente/telefono.ts';
import { rutaDePago } from '../../piezas/credito/textos.ts';
import { textoFecha, textoPorcentaje } from '../../piezas/textos/textos.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { type Columna, type Seleccion, Tabla } from '../../ui/tabla/Tabla.tsx';
import { rutaDeBitacora } from '../bitacora/datos/filtro.ts';
import { textoAusente } from '../vacaciones/textos.ts';
import { editar, eliminar, reasignar } from './acciones-activo.ts';
import type { Vigente } from './filtro-activos.ts';
import { ORDENABLES, type Ordenable, VALORES } from './orden-activos.ts';
import { Nombre } from '../../ui/Nombre.tsx';

type Activo = ClienteActivo & Llamado;

const soloA = ({ id_cobrador, nombre_cobrador, id_cliente, nombre }: Activo) => ({
  de: { id_cobrador, nombre: nombre_cobrador },
  clientes: [{ id_cliente, nombre }],
});

const menuDe = (cliente: Activo, navegar: NavigateFunction) => ({
  items: [
    { key: 'pagos', label: 'Pagos', onClick: () => void navegar(rutaDePago(cliente)) },
    {
      key: 'bitacora',
      label: 'Bitácora',
      onClick: () => void navegar(rutaDeBitacora({ id_cliente: cliente.id_cliente })),
    },
    { key: 'reasignar', label: 'Reasignar', onClick: () => reasignar(soloA(cliente)) },
    { key: 'eliminar', label: 'Eliminar', danger: true, onClick: () => eliminar(cliente) },
  ],
});

function Acciones({ cliente }: { cliente: Activo }) {
  const navegar = useNavigate();
  const llamado = comoSeLlama(cliente);
  return (
    <span className="activos-botones fila aire-4">
      <Button
        size="small"
        icon={<EditOutlined aria-hidden />}
        aria-label={`Editar a ${llamado}`}
        title="Editar"
        onClick={() => editar(cliente)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- of the menu, once it is opened: the arrows go on there */}
      <Dropdown autoFocus menu={menuDe(cliente, navegar)} trigger={['click']} placement="bottomRight">
        <Button
          size="small"
          icon={<EllipsisOutlined aria-hidden />}
          aria-label={`Más de ${llamado}`}
          aria-haspopup="menu"
        />
      </Dropdown>
    </span>
  );
}

type Propia = Omit<Columna<Activo>, 'titulo' | 'valor' | 'clave'> & { readonly clave: Ordenable };

const monto = (clave: 'saldo' | 'atrasado'): Propia => ({
  clave,
  ancho: 100,
  cifra: true,
  celda: (cliente) => formatearPesos(cliente[clave]),
});

const SENAS = ['negocio', 'direccion', 'calle', 'colonia'] as const;

/**
 * The fields that tell people of one name apart, and say where they are, in one line; the rest is on the client's page.
 */
function Senas({ cliente }: { cliente: Activo }) {
  const senas = [...SENAS, ...telefonosDe(cliente)].filter((campo) => cliente[campo]);
  return (
    <small
      data-senas
      className="recorta tenue minima"
      translate="no"
      title={senas.map((campo) => cliente[campo]).join(' · ')}
    >
      {senas.map((campo, lugar) => (
        <Fragment key={campo}>
          {lugar > 0 && ' · '}
          <span>{cliente[campo]}</span>
        </Fragment>
      ))}
    </small>
  );
}

/** All of them are in sight at a desk of 1280: the client, the debt and how it goes, then the loan. */
const COLUMNAS: readonly Propia[] = [
  {
    clave: 'cliente',
    ancho: 148,
    crece: true,
    fija: true,
    celda: (cliente) => (
      <span className="activos-doble pila aire-0">
        <EnlaceCliente id_cliente={cliente.id_cliente} className="enlace-llano fuerte">
          {cliente.nombre}
        </EnlaceCliente>
        <Senas cliente={cliente} />
      </span>
    ),
  },
  {
    clave: 'cobrador',
    ancho: 86,
    celda: ({ nombre_cobrador, vacaciones_hasta }) => (
      <span className="activos-doble pila aire-0">
        <span className="activos-cobrador" title={nombre_cobrador}>
          <Nombre de={nombre_cobrador} />
        </span>
        {vacaciones_hasta && (
          <small className="tenue minima" title={textoAusente(vacaciones_hasta)}>
            Vacaciones
          </small>
        )}
      </span>
    ),
  },
  monto('saldo'),
  monto('atrasado'),
  {
    clave: 'dias',
    ancho: 84,
    cifra: true,
    celda: ({ dias_atrasado }) => formatearNumero(dias_atrasado),
  },
  {
    clave: 'pagado',
    ancho: 76,
    cifra: true,
    celda: ({ porcentaje_pagado }) => textoPorcentaje(porcentaje_pagado),
  },
  {
    clave: 'atrasos',
    ancho: 70,
    cifra: true,
    celda: ({ atrasos }) => formatearNumero(atrasos),
  },
  {
    clave: 'vence',
    ancho: 98,
    celda: ({ fecha_vencimiento, vencido, por_entregar }) => (
      <span className="activos-doble pila aire-0">
        <span>{textoFecha(fecha_vencimiento)}</span>
        {vencido && <small className="mal minima fuerte">Vencido</small>}
        {por_entregar && <small className="tenue minima fuerte">Por entregar</small>}
      </span>
    ),
  },
  {
    clave: 'alta',
    ancho: 104,
    cifra: true,
    celda: ({ alta, monto_solicitado, dias_pago, interes }) => (
      <span className="activos-doble pila aire-0">
        <span>{textoFecha(alta)}</span>
        <small className="tenue minima">{formatearPesos(monto_solicitado)}</small>
        <small className="tenue minima">{`${dias_pago} días · ${interes} %`}</small>
      </span>
    ),
  },
];

const ACCIONES: Columna<Activo> = {
  clave: 'acciones',
  titulo: 'Acciones',
  ancho: 82,
  fija: 'final',
  celda: (cliente) => <Acciones cliente={cliente} />,
};

/** The bar that scrolls the rows takes so much of the last column: the actions have it to spare. */
const DE_LA_BARRA = 8;

/** A list that is not here as a whole is sorted by what the server has it in. */
const columnasDe = (
  ordenable: readonly Ordenable[],
  { soloLee, deUno }: { readonly soloLee: boolean; readonly deUno: boolean },
): readonly Columna<Activo>[] => [
  // The checkboxes have the room of that column when the list is one collector's.
  ...COLUMNAS.filter(({ clave: cual }) => !deUno || cual !== 'cobrador').map((columna) => ({
    ...columna,
    titulo: ORDENABLES[columna.clave],
    ...(soloLee && columna.clave === 'alta' && { ancho: columna.ancho + DE_LA_BARRA }),
    ...(ordenable.includes(columna.clave) && { valor: VALORES[columna.clave] }),
  })),
  ...(soloLee ? [] : [ACCIONES]),
];

const clave = ({ id_credito }: Activo): string => id_credito;
const tono = ({ vencido }: Activo) => (vencido ? 'mal' : undefined);

type Props = {
  filas: readonly Activo[] | undefined;
  vigente: Vigente;
  alOrdenar: (orden: string) => void;
  vacia: ReactNode;
  alAcercarse: (() => void) | undefined;
  /** The chosen clients of one collector, by their credits. */
  seleccion: Seleccion<Activo> | undefined;
};

/** The active clients at a desk; a row opens the client's page. */
export function TablaActivos({ filas, vigente, alOrdenar, vacia, alAcercarse, seleccion }: Props) {
  const { orden, ordenable } = vigente;
  // The column of whoever is away says so.
  const deUno = seleccion !== undefined && !filas?.some(({ vacaciones_hasta }) => vacaciones_hasta);
  const navegar = useNavigate();
  const { id_rol } = useUsuario();
  const soloLee = useSoloLectura();
  const columnas = useMemo(() => columnasDe(ordenable, { soloLee, deUno }), [ordenable, soloLee, deUno]);
  return (
    <Tabla<Activo>
      nombre="Clientes activos"
      columnas={columnas}
      filas={filas}
      clave={clave}
      orden={orden}
      alOrdenar={alOrdenar}
      vacia={vacia}
      alAbrir={({ id_cliente }) => void navegar(rutaDeCliente(id_rol, id_cliente))}
      tono={tono}
      alAcercarse={alAcercarse}
      {...(seleccion && { seleccion })}
    />
  );
}
