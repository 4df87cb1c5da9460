import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { ClienteActivo } from '@leal/contract';
import { formatearNumero } from '@leal/domain';
import { Button } from 'antd';
import { memo, useId } from 'react';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { EnlaceCliente } from '../../piezas/cliente/EnlaceCliente.tsx';
import { telefonosDe } from '../../piezas/cliente/telefono.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { SiActua } from '../../lib/sesion/solo-lectura.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { DatoApilado } from '../../ui/panel/Panel.tsx';
import { rutaDeBitacora } from '../bitacora/datos/filtro.ts';
import { rutaDePago } from '../../piezas/credito/textos.ts';
import { SIN_DATO, textoFecha, textoPorcentaje } from '../../piezas/textos/textos.ts';
import { textoCobradorAusente } from '../vacaciones/textos.ts';
import { editar, eliminar } from './acciones-activo.ts';
import { ORDENABLES } from './orden-activos.ts';

type Props = { cliente: ClienteActivo };

const DONDE = ['negocio', 'direccion', 'calle', 'colonia', 'ubicacion'] as const;

const Senas = ({ cliente }: Props) => (
  <dl className="activo-senas">
    {[...DONDE, ...telefonosDe(cliente)].map((campo) => (
      <DatoApilado key={campo} nombre={NOMBRES[campo]}>
        {cliente[campo] || SIN_DATO}
      </DatoApilado>
    ))}
  </dl>
);

const Cifras = ({ cliente }: Props) => (
  <dl className="fichas activo-cifras grupo lineas-4">
    <DatoApilado nombre={NOMBRES.monto}>
      <Monto valor={cliente.monto_solicitado} />
    </DatoApilado>
    <DatoApilado nombre={NOMBRES.saldo}>
      <strong>
        <Monto valor={cliente.saldo} />
      </strong>
    </DatoApilado>
    <DatoApilado nombre={ORDENABLES.atrasado}>
      <Monto valor={cliente.atrasado} />
    </DatoApilado>
    <DatoApilado nombre={ORDENABLES.dias}>{formatearNumero(cliente.dias_atrasado)}</DatoApilado>
    <DatoApilado nombre={ORDENABLES.pagado}>{textoPorcentaje(cliente.porcentaje_pagado)}</DatoApilado>
    <DatoApilado nombre={ORDENABLES.atrasos}>{formatearNumero(cliente.atrasos)}</DatoApilado>
    <DatoApilado nombre={OTROS_NOMBRES.dias}>{cliente.dias_pago}</DatoApilado>
    <DatoApilado nombre={NOMBRES.interes}>{cliente.interes} %</DatoApilado>
    <DatoApilado nombre={OTROS_NOMBRES.vence}>{textoFecha(cliente.fecha_vencimiento)}</DatoApilado>
  </dl>
);

/** One client with the active credit; the name leads to the client's page. */
export const TarjetaActivo = memo(({ cliente }: Props) => {
  const id = useId();
  const { nombre } = cliente;
  const llamado = comoSeLlama(cliente);
  return (
    <article className="panel activo" aria-labelledby={id} data-vencido={cliente.vencido}>
      <header className="pila aire-4">
        <div className="fila aire-12 arriba extremos">
          <h2 className="parte" id={id}>
            <EnlaceCliente className="enlace-llano" id_cliente={cliente.id_cliente}>
              {nombre}
            </EnlaceCliente>
          </h2>
          {cliente.vencido && <Insignia texto="Vencido" tono="mal" />}
          {cliente.por_entregar && <Insignia texto="Por entregar" tono="espera" />}
        </div>
        {cliente.vacaciones_hasta && <p className="nota">{textoCobradorAusente(cliente.vacaciones_hasta)}</p>}
      </header>
      <Cifras cliente={cliente} />
      <Senas cliente={cliente} />
      <SiActua>
        <footer className="activo-acciones grupo al-final">
          <BotonEnlace camino={rutaDePago(cliente)} aria-label={`Pagos de ${llamado}`}>
            Pagos
          </BotonEnlace>
          <BotonEnlace
            camino={rutaDeBitacora({ id_cliente: cliente.id_cliente })}
            aria-label={`Bitácora de ${llamado}`}
          >
            Bitácora
          </BotonEnlace>
          <Button
            icon={<EditOutlined aria-hidden />}
            aria-label={`Editar a ${llamado}`}
            onClick={() => editar(cliente)}
          >
            Editar
          </Button>
          <Button
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Eliminar a ${llamado}`}
            onClick={() => eliminar(cliente)}
          >
            Eliminar
          </Button>
        </footer>
      </SiActua>
    </article>
  );
});
TarjetaActivo.displayName = 'TarjetaActivo';
