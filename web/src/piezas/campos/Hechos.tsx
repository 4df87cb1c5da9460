import { nombreDeCampo, textoDeCampo } from './campos.ts';
import { Dato } from '../../ui/panel/Panel.tsx';

type Props<V> = { de: V; campos: readonly (keyof V & string)[] };

/** Fields as lines of facts, by the names and in the words that every screen uses for them. */
export const Hechos = <V extends object>({ de, campos }: Props<V>) =>
  campos.map((campo) => (
    <Dato key={campo} nombre={nombreDeCampo(campo)}>
      {textoDeCampo(campo, de[campo])}
    </Dato>
  ));
