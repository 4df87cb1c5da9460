import { Component, type ReactNode } from 'react';
import { PantallaCaida } from './PantallaCaida.tsx';

/** `donde`: another place is another try. `sustituto`: what stands there instead of the apology. */
type Props = { children: ReactNode; donde?: string; sustituto?: ReactNode };
type Estado = { readonly caida: { readonly error: unknown } | null; readonly donde?: string | undefined };

/** Keeps the failure of a screen inside it: without this, React would leave the whole page blank. */
export class Limite extends Component<Props, Estado> {
  static getDerivedStateFromError = (error: unknown): Partial<Estado> => ({ caida: { error } });

  static getDerivedStateFromProps = ({ donde }: Props, anterior: Estado): Estado | null =>
    donde === anterior.donde ? null : { caida: null, donde };

  override state: Estado = { caida: null };

  override render(): ReactNode {
    const { caida } = this.state;
    const { children, sustituto = caida && <PantallaCaida error={caida.error} /> } = this.props;
    return caida ? sustituto : children;
  }
}
