<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Requests;

use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Kernel\DomainError;
use Passerelle\Newsletter\Proofs\Browser;
use Passerelle\Newsletter\Proofs\Proof;
use Passerelle\Newsletter\Proofs\ProofEvent;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Subscribers\Choice;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Subscribers\Subscriptions;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/** Confirms an address by the link of its mail. A link that is used again while the subscription lasts says so. */
final readonly class ConfirmSubscription
{
    public const FORM = 'newsletter-confirm';
    private const REASON = 'newsletter';

    public function __construct(
        private RequestStore $requests,
        private Subscriptions $subscriptions,
        private FormThrottle $forms,
        private Browser $browser,
        private SubscriberStore $subscribers,
    ) {
    }

    /**
     * @param string $address IP address of the browser
     * @throws DomainError link_expired, also after the address has unsubscribed · rate_limited
     */
    public function __invoke(#[SensitiveParameter] string $hash, string $address): Confirmed
    {
        $this->forms->count(self::FORM, $address);
        $request = $this->requests->ofLink($hash);
        $confirmed = $request === null ? null : $this->subscriptions->locked($request->email, fn (): ?Confirmed => $this->confirm($hash, $address));
        if ($confirmed === null) {
            SecurityEvent::MailLink->refused(self::REASON, address: $address);
            throw new DomainError('link_expired');
        }
        $this->forms->reset(self::FORM, $address);

        return $confirmed;
    }

    private function confirm(#[SensitiveParameter] string $hash, string $address): ?Confirmed
    {
        $request = $this->requests->ofLink($hash);
        $former = $request === null ? null : $this->subscribers->ofAddress($request->email);
        $wasActive = $former !== null && $former->isActive();
        if ($request === null || ($request->subscriberId !== null && !$wasActive)) {
            return null;
        }
        if ($request->subscriberId !== null) {
            return new Confirmed($former, true);
        }
        $subscriber = $this->subscriptions->start(
            $request->email,
            new Choice($request->language, $former->sectorIds ?? [], $former->countryIds ?? []),
            new Proof(ProofEvent::Requested, $request->source, $request->network, $request->wording, $request->requestedAt),
            new Proof(ProofEvent::Confirmed, ProofSource::Mail, $this->browser->network($address), $request->wording),
        );

        return $this->requests->confirm($request->id, $subscriber->id) ? new Confirmed($subscriber, $wasActive) : null;
    }
}
