<?php

declare(strict_types=1);

namespace Passerelle\Newsletter;

use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Proofs\ProofStore;
use Passerelle\Newsletter\Requests\RequestStore;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Subscribers\Subscriptions;

/** What is stored about an address, and its erasure, with or without an account. */
final readonly class PersonalData
{
    public function __construct(
        private Subscriptions $subscriptions,
        private RequestStore $requests,
        private SubscriberStore $subscribers,
        private ProofStore $proofs,
    ) {
    }

    /** @return list<array<string, mixed>> the subscription, its proofs and the requests that wait */
    public function of(string $email): array
    {
        $email = EmailAddress::normalise($email);
        $data = [];
        $subscriber = $this->subscribers->ofAddress($email);
        if ($subscriber !== null) {
            $data[] = [
                'what' => 'subscription',
                'email' => $subscriber->email,
                'language' => $subscriber->language->value,
                'sectorIds' => $subscriber->sectorIds,
                'countryIds' => $subscriber->countryIds,
                'state' => $subscriber->state->value,
            ];
            foreach ($this->proofs->of($subscriber->id) as $row) {
                $data[] = [
                    'what' => 'proof',
                    'event' => $row['event'],
                    'source' => $row['source'],
                    'at' => $row['happened_at'],
                    'language' => $row['language'],
                    'wording' => (int) $row['wording'],
                    'detail' => $row['detail'],
                ];
            }
        }
        foreach ($this->requests->ofAddress($email) as $request) {
            $data[] = [
                'what' => 'request',
                'email' => $request->email,
                'language' => $request->language->value,
                'source' => $request->source->value,
                'at' => $request->requestedAt->format(StoredInstant::FORMAT),
                'wording' => $request->wording,
            ];
        }

        return $data;
    }

    public function erase(string $email, ProofSource $source): bool
    {
        return $this->subscriptions->erase(EmailAddress::normalise($email), $source);
    }
}
