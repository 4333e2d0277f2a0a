<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Subscribers;

use Passerelle\Auth\Accounts\AddressLock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Newsletter\Proofs\Proof;
use Passerelle\Newsletter\Proofs\ProofEvent;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Proofs\ProofStore;
use Passerelle\Newsletter\Requests\RequestStore;

/** Changes of subscriptions, one at a time for each address, each with its proof. */
final readonly class Subscriptions
{
    public function __construct(
        private SubscriberStore $store,
        private ProofStore $proofs,
        private RequestStore $requests,
        private AddressLock $lock,
        private Transaction $transaction,
    ) {
    }

    /**
     * @template T
     * @param string $email normalised
     * @param callable(): T $work reads anew what it depends on
     * @return T
     */
    public function locked(string $email, callable $work): mixed
    {
        return $this->transaction->run(function () use ($email, $work): mixed {
            $this->lock->acquire($email);

            return $work();
        });
    }

    /** Starts it, or only adds the proofs where the address is subscribed already. Within locked(). */
    public function start(string $email, Choice $choice, Proof ...$proofs): Subscriber
    {
        $subscriber = $this->store->ofAddress($email);
        if ($subscriber === null || !$subscriber->isActive()) {
            $this->requests->forgetConfirmed($email);
            $subscriber = $this->store->start($email, $choice);
        }
        array_map(fn (Proof $proof) => $this->proofs->add($subscriber, $proof), array_values($proofs));

        return $subscriber;
    }

    /**
     * Repeatable. Also voids requests that wait for their confirmation.
     *
     * @return bool whether it was active
     */
    public function end(Subscriber $subscriber, ProofSource $source): bool
    {
        return $this->locked($subscriber->email, function () use ($subscriber, $source): bool {
            $this->requests->forgetWaiting($subscriber->email);
            $wasActive = $this->store->leave($subscriber->id, SubscriptionState::Active, SubscriptionState::Ended);
            if ($wasActive || $this->store->leave($subscriber->id, SubscriptionState::Bounced, SubscriptionState::Ended)) {
                $this->proofs->add($subscriber, new Proof(ProofEvent::Unsubscribed, $source));
            }

            return $wasActive;
        });
    }

    /** @throws DomainError link_expired: it is not active any more */
    public function choose(Subscriber $subscriber, Choice $choice): Subscriber
    {
        return $this->locked($subscriber->email, function () use ($subscriber, $choice): Subscriber {
            $current = $this->store->find($subscriber->id);
            if ($current === null || !$current->isActive() || $current->generation !== $subscriber->generation) {
                throw new DomainError('link_expired');
            }
            // A repeated request proves nothing new.
            if ($current->choice()->equals($choice)) {
                return $current;
            }
            $this->store->choose($current->id, $choice);
            $chosen = $this->store->find($current->id) ?? $current;
            $this->proofs->add($chosen, new Proof(ProofEvent::Preferences, ProofSource::Mail));

            return $chosen;
        });
    }

    /**
     * An account has another address: its subscription goes along, unless the new address has an active one already.
     *
     * @param string $to normalised
     */
    public function move(string $from, string $to): void
    {
        $this->locked($from, function () use ($from, $to): void {
            $subscriber = $this->store->ofAddress($from);
            $this->requests->forget($from);
            if ($subscriber === null) {
                return;
            }
            $this->lock->acquire($to);
            $other = $this->store->ofAddress($to);
            if ($other !== null && ($other->isActive() || !$subscriber->isActive())) {
                $this->delete($subscriber, ProofEvent::Moved, ProofSource::Account);
                return;
            }
            if ($other !== null) {
                $this->delete($other, ProofEvent::Moved, ProofSource::Account);
            }
            $this->store->move($subscriber->id, $to);
            $this->proofs->add($this->store->find($subscriber->id) ?? $subscriber, new Proof(ProofEvent::Moved, ProofSource::Account));
        });
    }

    /**
     * Deletes all that holds the address. Proofs stay.
     *
     * @return bool whether there was anything
     */
    public function erase(string $email, ProofSource $source): bool
    {
        return $this->locked($email, function () use ($email, $source): bool {
            $subscriber = $this->store->ofAddress($email);
            if ($subscriber !== null) {
                $this->delete($subscriber, ProofEvent::Erased, $source);
            }

            return $this->requests->forget($email) > 0 || $subscriber !== null;
        });
    }

    private function delete(Subscriber $subscriber, ProofEvent $event, ProofSource $source): void
    {
        $this->proofs->add($subscriber, new Proof($event, $source));
        $this->store->delete($subscriber->id);
    }
}
