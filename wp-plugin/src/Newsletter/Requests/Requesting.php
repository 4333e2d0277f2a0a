<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Requests;

use Passerelle\Auth\Throttling\Throttling;
use Passerelle\Kernel\Services;
use Passerelle\Mail\Mails;
use Passerelle\Newsletter\Proofs\Browser;
use Passerelle\Newsletter\Subscribers\Subscriptions;

/** The services of double opt-in. */
final readonly class Requesting
{
    private function __construct(
        public RequestStore $store,
        public RequestSubscription $request,
        public ConfirmSubscription $confirm,
        public RequestLimit $limit,
    ) {
    }

    public static function build(Services $services, RequestStore $store, Subscriptions $subscriptions, Throttling $throttling, Browser $browser, Mails $mails): self
    {
        return new self(
            $store,
            new RequestSubscription($store, $throttling->forms, $browser, $mails, $services->transaction, $services->config),
            new ConfirmSubscription($store, $subscriptions, $throttling->forms, $browser),
            new RequestLimit($throttling->throttle, $services->config->limit('newsletter', 'mailsPerDay')),
        );
    }
}
