<?php

declare(strict_types=1);

namespace Passerelle\Notices\Stop;

use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Preferences\ChangePreferences;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Preferences\Preference;
use Passerelle\Notices\Preferences\PreferenceStore;
use Passerelle\Notices\Preferences\TimedApart;

/** Stops the mails of a link. The notices themselves stay in the workspace. */
final readonly class StopMails
{
    public function __construct(private PreferenceStore $store, private ChangePreferences $change, private TimedApart $apart)
    {
    }

    /** Repeatable. @return bool false: they were stopped before */
    public function stop(StopLink $link): bool
    {
        $mailed = $this->mailed($link);
        // Otherwise they would be read nowhere any more.
        ($this->change)($link->userId, ...array_map(static fn (Preference $each): Preference => new Preference($each->kind, MailTiming::Never, true), $mailed));

        return $mailed !== [];
    }

    public function isStopped(StopLink $link): bool
    {
        return $this->mailed($link) === [];
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
