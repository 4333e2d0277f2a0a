<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use DateTimeImmutable;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;

/** Lets one applicant send to a call after its closing, once. */
final readonly class LateLink
{
    /**
     * @param string $email address that it was granted to
     * @param int $userId account that it was granted to; 0: the address had none
     * @param Lang $language of mails as long as there is no account
     * @param DateTimeImmutable $until last instant at which the application is accepted
     * @param int $grantedBy user id; 0: an account that was erased
     * @param int|null $applicationId what was sent with it
     */
    private function __construct(
        public int $id,
        public Stage $stage,
        public string $email,
        public int $userId,
        public Lang $language,
        public string $reason,
        public DateTimeImmutable $until,
        public int $grantedBy,
        public DateTimeImmutable $grantedAt,
        public ?DateTimeImmutable $usedAt,
        public ?DateTimeImmutable $revokedAt,
        public ?int $applicationId,
    ) {
    }

    /** @param array<string, string|null> $row */
    public static function fromRow(array $row): self
    {
        return new self(
            (int) $row['id'],
            Stage::of((int) $row['call_group'], (int) $row['stage']),
            (string) $row['email'],
            (int) $row['user_id'],
            Lang::from((string) $row['language']),
            (string) $row['reason'],
            StoredInstant::read((string) $row['until']),
            (int) $row['granted_by'],
            StoredInstant::read((string) $row['granted_at']),
            StoredInstant::readOrNull($row['used_at']),
            StoredInstant::readOrNull($row['revoked_at']),
            $row['application_id'] === null ? null : (int) $row['application_id'],
        );
    }

    public function state(DateTimeImmutable $now): LateLinkState
    {
        return match (true) {
            $this->revokedAt !== null => LateLinkState::Revoked,
            $this->usedAt !== null => LateLinkState::Used,
            $now > $this->until => LateLinkState::Expired,
            default => LateLinkState::Open,
        };
    }

    public function period(): LatePeriod
    {
        return new LatePeriod($this->until, $this->usedAt !== null);
    }

    public function isOpen(DateTimeImmutable $now): bool
    {
        return $this->state($now) === LateLinkState::Open;
    }
}
