<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Accounts;

use Passerelle\Accounts\InterestChoice;
use Passerelle\Accounts\Interests;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Newsletter\PersonalData;
use Passerelle\Newsletter\Proofs\Proof;
use Passerelle\Newsletter\Proofs\ProofEvent;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Subscribers\Choice;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Subscribers\Subscriptions;
use WP_User;

/** The subscription of an account is that of its address, which the account has verified. */
final readonly class AccountSubscriptions
{
    /** @param int $wording version of the text beside the switch */
    public function __construct(
        private Subscriptions $subscriptions,
        public PersonalData $data,
        private Interests $interests,
        private AccountState $state,
        #[Limit('newsletter', 'wording')] private int $wording,
        private SubscriberStore $subscribers,
    ) {
    }

    /** Follows changes and deletions of accounts, by whatever screen. */
    public function register(): void
    {
        add_action('profile_update', $this->afterUpdate(...), 10, 2);
        foreach (['delete_user', 'wpmu_delete_user'] as $hook) {
            add_action($hook, fn (int|string $userId) => $this->erase((int) $userId));
        }
    }

    public function isSubscribed(int $userId): bool
    {
        return $this->subscribers->ofAddress(self::addressOf($userId))?->isActive() === true;
    }

    /**
     * Subscribes at once, with the interests and the language of the account. What a subscriber has chosen by a letter stays.
     * First in its transaction: it locks the address.
     */
    public function subscribe(int $userId, InterestChoice $interests): void
    {
        $email = self::addressOf($userId);
        $this->subscriptions->locked($email, function () use ($email, $userId, $interests): void {
            if ($email === '' || $this->isSubscribed($userId)) {
                return;
            }
            $choice = new Choice(PersonLanguage::of($userId), $this->interests->sectorIds($interests), $this->interests->countryIds($interests));
            $this->subscriptions->start($email, $choice, new Proof(ProofEvent::Confirmed, ProofSource::Account, wording: $this->wording));
        });
    }

    public function unsubscribe(int $userId): void
    {
        $subscriber = $this->subscribers->ofAddress(self::addressOf($userId));
        if ($subscriber !== null && $subscriber->isActive()) {
            $this->subscriptions->end($subscriber, ProofSource::Account);
        }
    }

    /** @return list<array<string, mixed>> */
    public function dataOf(int $userId): array
    {
        return $this->data->of(self::addressOf($userId));
    }

    /** Whoever has not verified the address ends nothing of its owner. */
    public function erase(int $userId): void
    {
        $email = self::addressOf($userId);
        if ($email !== '' && $this->state->stageOf($userId) === null) {
            $this->data->erase($email, ProofSource::Account);
        }
    }

    /** Normalised; empty where there is no account. */
    public static function addressOf(int $userId): string
    {
        $user = get_userdata($userId);

        return $user instanceof WP_User ? EmailAddress::normalise($user->user_email) : '';
    }

    private function afterUpdate(int|string $userId, WP_User $before): void
    {
        [$from, $to] = [EmailAddress::normalise($before->user_email), self::addressOf((int) $userId)];
        if ($from !== $to && $from !== '' && $to !== '' && $this->state->stageOf((int) $userId) === null) {
            $this->subscriptions->move($from, $to);
        }
    }
}
