<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy;

use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\Mails;
use Passerelle\Accounts\Privacy\Mails\DeletionDone;
use Passerelle\Accounts\Privacy\Staff\ErasureAudit;
use WP_User;

/** Who learns of the erasure of an account: the audit log, and the person by a last mail. Both within the transaction of the erasure. */
final readonly class ErasureReport
{
    private const NOBODY = 0;

    public function __construct(private DeletionRecipients $recipients, private Mails $mails, private ErasureAudit $audit)
    {
    }

    /**
     * Before the erasure, while the account can still be read.
     *
     * @return int recipient of the last mail, for `end`
     */
    public function begin(WP_User $user, ErasureOrder $order, Erasure $erasure): int
    {
        $recipientId = $order->isNotified && $erasure->email !== ''
            ? $this->recipients->add($user->user_email, PersonLanguage::of($user->ID), $user->first_name)
            : self::NOBODY;
        $this->audit->erased($user, $order);

        return $recipientId;
    }

    /** After the erasure: the person hears only of what was done. */
    public function end(int $recipientId): void
    {
        if ($recipientId !== self::NOBODY) {
            $this->mails->addressed(DeletionDone::KEY, ['farewell' => $recipientId]);
        }
    }
}
