<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Moderation\Mails\OverdueMail;
use Passerelle\Moderation\Queue\QueueFilter;
use Passerelle\Moderation\Queue\QueueSearch;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;

/** Reminds super administrators of what waits too long, or in a country without a validator. */
final readonly class OverdueDigest
{
    /** When the last one was queued, in seconds. */
    private const LAST = 'passerelle_overdue_digest';

    /**
     * @param OverdueWork $reports of members
     * @param int $days between two digests
     */
    public function __construct(
        private QueueSearch $search,
        private OverdueWork $reports,
        private Mails $mails,
        private Transaction $transaction,
        private Clock $clock,
        #[Limit('moderation', 'digestDays')] private int $days,
    ) {
    }

    /** Run daily; does something once in the number of days, and only if something is overdue. */
    public function send(): void
    {
        $now = $this->clock->now()->getTimestamp();
        $last = get_option(self::LAST, 0);
        if (is_numeric($last) && (int) $last > $now - $this->days * DAY_IN_SECONDS) {
            return;
        }
        // The scope of any administrator is all countries.
        $count = $this->search->total(Scope::of(new Viewer(0, [Role::SuperAdministrateur->value])), new QueueFilter(overdue: true));
        $reports = $this->reports->overdue();
        if ($count === 0 && $reports === 0) {
            return;
        }
        $this->transaction->run(function () use ($count, $reports, $now): void {
            foreach (get_users(['role' => Role::SuperAdministrateur->value, 'fields' => 'ID']) as $id) {
                $this->mails->toUser(OverdueMail::KEY, (int) $id, [OverdueMail::COUNT => $count, OverdueMail::REPORTS => $reports]);
            }
            update_option(self::LAST, $now, false);
        });
    }
}
