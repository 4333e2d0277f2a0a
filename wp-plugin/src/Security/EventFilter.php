<?php

declare(strict_types=1);

namespace Passerelle\Security;

use DateTimeImmutable;
use Passerelle\Kernel\StoredInstant;

/** Filter of events; null and empty lists match all. */
final readonly class EventFilter
{
    /**
     * @param list<string>|null $accounts hashes: events with one of them as account or actor
     * @param DateTimeImmutable|null $from first instant, UTC
     * @param DateTimeImmutable|null $until exclusive end, UTC
     */
    public function __construct(
        public ?SecurityEvent $event = null,
        public ?Outcome $outcome = null,
        public ?string $reason = null,
        public ?array $accounts = null,
        public ?DateTimeImmutable $from = null,
        public ?DateTimeImmutable $until = null,
    ) {
    }

    /** @return array{string, list<string>} a condition with %s, and its values */
    public function condition(): array
    {
        $parts = ['1 = 1'];
        $values = [];
        $add = static function (string $part, string ...$input) use (&$parts, &$values): void {
            $parts[] = $part;
            array_push($values, ...array_values($input));
        };
        if ($this->event !== null) {
            $add('event = %s', $this->event->value);
        }
        if ($this->outcome !== null) {
            $add('outcome = %s', $this->outcome->value);
        }
        if ($this->reason !== null) {
            $add('reason = %s', $this->reason);
        }
        if ($this->accounts !== null && $this->accounts !== []) {
            $marks = implode(', ', array_fill(0, count($this->accounts), '%s'));
            $add("(account IN ({$marks}) OR actor IN ({$marks}))", ...$this->accounts, ...$this->accounts);
        }
        if ($this->from !== null) {
            $add('happened_at >= %s', $this->from->format(StoredInstant::FORMAT));
        }
        if ($this->until !== null) {
            $add('happened_at < %s', $this->until->format(StoredInstant::FORMAT));
        }

        return [implode(' AND ', $parts), $values];
    }
}
