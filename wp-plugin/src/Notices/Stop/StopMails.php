<?php

declare(strict_types=1);

namespace Passerelle\Notices\Stop;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Notices\Preferences\ChangePreferences;
use Passerelle\Notices\Preferences\Followed;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Preferences\OwnTimings;
use Passerelle\Notices\Preferences\Preference;
use Passerelle\Notices\Preferences\PreferenceStore;
use Passerelle\Notices\Preferences\TimedApart;

/** Stops the mails of a link. The notices themselves stay in the workspace. */
final readonly class StopMails
{
    public function __construct(private PreferenceStore $store, private ChangePreferences $change, private TimedApart $apart, private Transaction $transaction)
    {
    }

    /**
     * Repeatable.
     *
     * @return bool false: they were stopped before
     * @throws DomainError link_expired: the thing that the link is about is gone
     */
    public function stop(StopLink $link): bool
    {
        if ($link->followedId !== null) {
            return $this->transaction->run(fn (): bool => $this->stopOne($link));
        }
        $mailed = $this->mailed($link);
        // Otherwise they would be read nowhere any more.
        ($this->change)($link->userId, ...array_map(static fn (Preference $each): Preference => new Preference($each->kind, MailTiming::Never, true), $mailed));

        return $mailed !== [];
    }

    /** @throws DomainError link_expired: the thing that the link is about is gone */
    public function isStopped(StopLink $link): bool
    {
        return $link->followedId === null ? $this->mailed($link) === [] : $this->followed($link)?->isMailed !== true;
    }

    /**
     * The one thing that the link is about; null: a kind, or the digests.
     *
     * @throws DomainError link_expired: it is gone
     */
    public function followed(StopLink $link): ?Followed
    {
        if ($link->followedId === null) {
            return null;
        }

        return $this->timings($link)?->find($link->userId, $link->followedId) ?? throw new DomainError('link_expired');
    }

    private function stopOne(StopLink $link): bool
    {
        $followed = $this->followed($link);
        if ($followed?->isMailed !== true) {
            return false;
        }
        $this->timings($link)?->stopOne($link->userId, $followed);

        return true;
    }

    private function timings(StopLink $link): ?OwnTimings
    {
        return $link->kind === null ? null : $this->apart->of($link->kind);
    }

    /** @return list<Preference> by which the person still gets such mails */
    private function mailed(StopLink $link): array
    {
        return array_values(array_filter(
            $this->store->ofUser($link->userId),
            fn (Preference $each): bool => $link->kind === null ? $this->isInDigests($link->userId, $each) : $each->kind === $link->kind && $each->mail !== MailTiming::Never,
        ));
    }

    private function isInDigests(int $userId, Preference $preference): bool
    {
        return $preference->mail->isDigest() || ($preference->mail !== MailTiming::Never && $this->apart->areMailed($userId, $preference->kind));
    }
}
