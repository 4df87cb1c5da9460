import 'virtual:estilos-antd/oficina.css';
import { EditOutlined, EllipsisOutlined } from '@ant-design/icons';
import type { ClienteActivo } from '@leal/contract';
import { formatearPesos, type Llamado } from '@leal/domain';
import { Button, Dropdown } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { EnlaceCliente, rutaDeCliente } from '../../piezas/cliente/EnlaceCliente.tsx';
import { telefonosDe } from '../../piezas/cliente/telefono.ts';
import { rutaDePago } from '../../piezas/credito/textos.ts';
import { SIN_DATO, textoFecha } from '../../piezas/textos/textos.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { type Columna, Tabla } from '../../ui/tabla/Tabla.tsx';
import { rutaDeBitacora } from '../bitacora/datos/filtro.ts';
import { editar, eliminar } from './acciones-activo.ts';
import type { Vigente } from './filtro-activos.ts';
import { Nombre } from '../../ui/Nombre.tsx';

type Activo = ClienteActivo & Llamado;

const menuDe = (cliente: Activo, navegar: NavigateFunction) => ({
  items: [
    { key: 'pagos', label: 'Pagos', onClick: () => void navegar(rutaDePago(cliente)) },
    {
      key: 'bitacora',
      label: 'Bitácora',
      onClick: () => void navegar(rutaDeBitacora({ id_cliente: cliente.id_cliente })),
    },
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
        onClick={() => editar(cliente)}
      >
        Editar
      </Button>
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

const dato = (
  clave: 'negocio' | 'direccion' | 'calle' | 'colonia' | 'ubicacion',
  ancho: number,
): Columna<Activo> => ({
  clave,
  titulo: NOMBRES[clave],
  ancho,
  celda: (cliente) => cliente[clave] || SIN_DATO,
});

const cifra = (
  clave: string,
  titulo: string,
  ancho: number,
  celda: (cliente: Activo) => ReactNode,
): Columna<Activo> => ({ clave, titulo, ancho, cifra: true, celda });

/**
 * The client, the debt and the loan come first, as far as a desk of 1280 shows beside the actions; only the empty side
 * of the next column is to be seen there. Then where to find them.
 */
const columnasDe = (ordenable: Vigente['ordenable']): readonly Columna<Activo>[] => [
  {
    clave: 'cliente',
    titulo: 'Cliente',
    ancho: 196,
    crece: true,
    fija: true,
    celda: ({ id_cliente, nombre }) => (
      <EnlaceCliente id_cliente={id_cliente} className="enlace-llano fuerte">
        {nombre}
      </EnlaceCliente>
    ),
  },
  dato('negocio', 130),
  {
    clave: 'cobrador',
    titulo: 'Cobrador',
    ancho: 124,
    celda: ({ nombre_cobrador }) => <Nombre de={nombre_cobrador} />,
  },
  cifra('saldo', NOMBRES.saldo, 120, ({ saldo }) => formatearPesos(saldo)),
  {
    clave: 'vence',
    titulo: OTROS_NOMBRES.vence,
    ancho: 104,
    ...(ordenable.includes('vence') && { valor: ({ fecha_vencimiento }) => fecha_vencimiento }),
    celda: ({ fecha_vencimiento, vencido, por_entregar }) => (
      <span className="activos-vence pila aire-0">
        <span>{textoFecha(fecha_vencimiento)}</span>
        {vencido && <small className="mal minima fuerte">Vencido</small>}
        {por_entregar && <small className="tenue minima fuerte">Por entregar</small>}
      </span>
    ),
  },
  cifra('monto', NOMBRES.monto, 120, ({ monto_solicitado }) => formatearPesos(monto_solicitado)),
  cifra('dias', OTROS_NOMBRES.dias, 72, ({ dias_pago }) => dias_pago),
  cifra('interes', NOMBRES.interes, 72, ({ interes }) => `${interes} %`),
  {
    clave: 'alta',
    titulo: 'Alta',
    ancho: 108,
    cifra: true,
    ...(ordenable.includes('alta') && { valor: ({ alta }) => alta }),
    celda: ({ alta }) => textoFecha(alta),
  },
  {
    clave: 'telefono',
    titulo: NOMBRES.telefono,
    ancho: 200,
    celda: (cliente) => (
      <span className="fila aire-12">
        {telefonosDe(cliente).map((campo) => (
          <span key={campo}>{cliente[campo] || SIN_DATO}</span>
        ))}
      </span>
    ),
  },
  dato('direccion', 264),
  dato('calle', 144),
  dato('colonia', 144),
  dato('ubicacion', 200),
  {
    clave: 'acciones',
    titulo: 'Acciones',
    ancho: 136,
    fija: 'final',
    celda: (cliente) => <Acciones cliente={cliente} />,
  },
];

const clave = ({ id_credito }: Activo): string => id_credito;
const tono = ({ vencido }: Activo) => (vencido ? 'mal' : undefined);

type Props = {
  filas: readonly Activo[] | undefined;
  vigente: Vigente;
  alOrdenar: (orden: '-alta' | 'vence') => void;
  vacia: ReactNode;
  alAcercarse: (() => void) | undefined;
};

/** The active clients at a desk; a row opens the client's page. */
export function TablaActivos({ filas, vigente: { orden, ordenable }, alOrdenar, vacia, alAcercarse }: Props) {
  const navegar = useNavigate();
  const { id_rol } = useUsuario();
  const soloLee = useSoloLectura();
  const columnas = useMemo(
    () => columnasDe(ordenable).filter((columna) => !soloLee || columna.clave !== 'acciones'),
    [ordenable, soloLee],
  );
  return (
    <Tabla<Activo>
      nombre="Clientes activos"
      columnas={columnas}
      filas={filas}
      clave={clave}
      orden={orden ?? ''}
      alOrdenar={(otro) => alOrdenar(otro === 'vence' ? otro : '-alta')}
      vacia={vacia}
      alAbrir={({ id_cliente }) => void navegar(rutaDeCliente(id_rol, id_cliente))}
      tono={tono}
      alAcercarse={alAcercarse}
    />
  );
}
