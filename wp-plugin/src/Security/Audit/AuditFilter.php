<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

use DateTimeImmutable;
use Passerelle\Kernel\StoredInstant;

/** Which lines somebody looks for; null matches all. */
final readonly class AuditFilter
{
    /**
     * @param string|null $actor pseudonym; '' for the system
     * @param string|null $role key of a role that the actor had
     * @param DateTimeImmutable|null $from first instant, UTC
     * @param DateTimeImmutable|null $until exclusive end, UTC
     */
    public function __construct(
        public ?string $action = null,
        public ?string $actor = null,
        public ?int $groupId = null,
        public ?string $role = null,
        public ?DateTimeImmutable $from = null,
        public ?DateTimeImmutable $until = null,
    ) {
    }

    /** @return array{string, list<int|string>} a condition with placeholders, and its values */
    public function condition(): array
    {
        $parts = array_values(array_filter([
            $this->action === null ? null : ['action = %s', $this->action],
            $this->actor === null ? null : ['actor = %s', $this->actor],
            $this->groupId === null ? null : ['group_id = %d', $this->groupId],
            // Roles are stored as a list with commas.
            $this->role === null ? null : [
                '(roles = %s OR roles LIKE %s OR roles LIKE %s OR roles LIKE %s)',
                $this->role, "{$this->role},%", "%,{$this->role}", "%,{$this->role},%",
            ],
            $this->from === null ? null : ['at >= %s', $this->from->format(StoredInstant::FORMAT)],
            $this->until === null ? null : ['at < %s', $this->until->format(StoredInstant::FORMAT)],
        ], is_array(...)));
        $values = [];
        foreach ($parts as $part) {
            array_push($values, ...array_slice($part, 1));
        }

        return [implode(' AND ', ['1 = 1', ...array_column($parts, 0)]), $values];
    }
}
