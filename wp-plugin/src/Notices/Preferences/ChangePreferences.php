<?php

declare(strict_types=1);

namespace Passerelle\Notices\Preferences;

use Passerelle\Accounts\PersonZone;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Transaction;
use Passerelle\Notices\Digests\DigestStore;

/** Stores what a person prefers. What waits for a digest is sent no later than planned, or not at all. */
final readonly class ChangePreferences
{
    public function __construct(
        private PreferenceStore $store,
        private DigestStore $digests,
        private DigestTimes $times,
        private Transaction $transaction,
        private Clock $clock,
        private TimedApart $apart,
    ) {
    }

    public function __invoke(int $userId, Preference ...$preferences): void
    {
        $this->transaction->run(function () use ($userId, $preferences): void {
            foreach ($preferences as $preference) {
                $this->change($userId, $preference);
            }
        });
    }

    private function change(int $userId, Preference $preference): void
    {
        $before = $this->store->find($userId, $preference->kind);
        $this->store->set($userId, $preference);
        if ($before->mail === $preference->mail) {
            return;
        }
        if ($preference->mail === MailTiming::Never) {
            $this->digests->withdraw($userId, $preference->kind, $preference->app);
            $this->apart->of($preference->kind)?->stop($userId);
            return;
        }
        $now = $this->clock->now();
        $next = $preference->mail->isDigest() ? $this->times->next($preference->mail, $now, PersonZone::near($userId, $now)) : $now;
        $this->digests->hasten($userId, $preference->kind, $next);
    }
}
