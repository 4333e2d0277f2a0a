<?php

declare(strict_types=1);

namespace Passerelle\Applications;

use Passerelle\Applications\CoWriting\CoWriters;
use Passerelle\Applications\Letters\LetterTables;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Invitations\InvitationTables;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;

/** Limits how many requests one application sends, to co-writers and referees together. */
final readonly class ApplicationRequests
{
    public function __construct(private Database $db, #[Limit('applicationRequests', 'perApplication')] private int $allowed)
    {
    }

    /** Whether it may send one more: invited co-writers and mails to referees count, those that were withdrawn too. */
    public function areLeft(Submission $submission): bool
    {
        $sent = (int) $this->db->value(
            "SELECT (SELECT COALESCE(SUM(sending), 0) FROM {$this->db->table(LetterTables::LETTERS)} WHERE submission_id = %d)"
                . " + (SELECT COUNT(*) FROM {$this->db->table(InvitationTables::TABLE)} WHERE kind = %s AND subject_id = %d)",
            $submission->id,
            CoWriters::KIND,
            $submission->application->id,
        );

        return $sent < $this->allowed;
    }
}
