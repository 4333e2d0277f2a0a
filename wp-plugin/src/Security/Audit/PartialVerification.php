<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

use DateTimeImmutable;
use DateTimeZone;

/** How far a verification in parts has come, as it is stored. */
final readonly class PartialVerification
{
    /**
     * @param AuditHead $end last line that was looked at
     * @param DateTimeImmutable $at when
     * @param bool $isComplete the end is that of the log
     * @param list<array{int, Fault}> $faults the first ones, each with the id of its line
     */
    public function __construct(public AuditHead $end, public DateTimeImmutable $at, public bool $isComplete, public array $faults)
    {
    }

    /** @return array<string, mixed> */
    public function toArray(): array
    {
        return [
            'lastId' => $this->end->lastId,
            'lastHash' => $this->end->lastHash,
            'at' => $this->at->getTimestamp(),
            'isComplete' => $this->isComplete,
            'faults' => array_map(static fn (array $fault): array => [$fault[0], $fault[1]->value], $this->faults),
        ];
    }

    /** @return self|null null when it is not what toArray() gave */
    public static function from(mixed $stored): ?self
    {
        if (!is_array($stored) || !is_int($stored['lastId'] ?? null) || !is_string($stored['lastHash'] ?? null) || !is_int($stored['at'] ?? null)) {
            return null;
        }
        $faults = [];
        foreach (is_array($stored['faults'] ?? null) ? $stored['faults'] : [] as $fault) {
            [$id, $kind] = [is_array($fault) ? $fault[0] ?? null : null, is_array($fault) ? $fault[1] ?? null : null];
            $kind = is_string($kind) ? Fault::tryFrom($kind) : null;
            if (is_int($id) && $kind !== null) {
                $faults[] = [$id, $kind];
            }
        }
        $at = (new DateTimeImmutable("@{$stored['at']}"))->setTimezone(new DateTimeZone('UTC'));

        return new self(new AuditHead($stored['lastId'], $stored['lastHash']), $at, ($stored['isComplete'] ?? null) === true, $faults);
    }
}
