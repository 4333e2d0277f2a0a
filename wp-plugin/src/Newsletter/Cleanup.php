<?php

declare(strict_types=1);

namespace Passerelle\Newsletter;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Newsletter\Proofs\ProofStore;
use Passerelle\Newsletter\Requests\RequestStore;
use Passerelle\Newsletter\Subscribers\SubscriberStore;

/** Deletes requests that were not confirmed in time, and what has ended before the retention time of proofs. */
final readonly class Cleanup
{
    public function __construct(
        private RequestStore $requests,
        private SubscriberStore $store,
        private ProofStore $proofs,
        private Clock $clock,
        #[Limit('newsletter', 'proofDays')] private int $proofDays,
    ) {
    }

    public function __invoke(): void
    {
        $before = $this->clock->now()->modify("-{$this->proofDays} days");
        $this->requests->forgetExpired();
        $this->store->forgetEndedBefore($before);
        $this->proofs->forgetEndedBefore($before);
    }
}
