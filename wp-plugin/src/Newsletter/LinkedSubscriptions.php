<?php

declare(strict_types=1);

namespace Passerelle\Newsletter;

use Passerelle\Kernel\DomainError;
use Passerelle\Newsletter\Requests\Request;
use Passerelle\Newsletter\Requests\RequestStore;
use Passerelle\Newsletter\Subscribers\Subscriber;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Subscribers\SubscriptionLinks;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/** Whose subscription a link is about: that of a letter, or the one that confirmed it, as long as that is valid. */
final readonly class LinkedSubscriptions
{
    private const REASON = 'newsletter';

    public function __construct(private RequestStore $requests, private SubscriberStore $store, private SubscriptionLinks $links)
    {
    }

    /** @throws DomainError not_found: not one of ours · link_expired: revoked, or not confirmed */
    public function of(#[SensitiveParameter] string $hash): Subscriber
    {
        try {
            $request = $this->requests->ofLink($hash);
            if ($request === null) {
                return $this->links->read($hash);
            }

            return ($request->subscriberId === null ? null : $this->store->find($request->subscriberId)) ?? throw new DomainError('link_expired');
        } catch (DomainError $error) {
            SecurityEvent::MailLink->refused(self::REASON);
            throw $error;
        }
    }

    /** The request that a link confirms. */
    public function waiting(#[SensitiveParameter] string $hash): ?Request
    {
        $request = $this->requests->ofLink($hash);

        return $request?->subscriberId === null ? $request : null;
    }
}
