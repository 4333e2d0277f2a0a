<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use DateInterval;
use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Security\Audit\AuditFilter;
use Passerelle\Content\Records;
use Passerelle\Rights\Role;

/** Filter of the screen; invalid values are ignored. Days are those of universal time. A person is a pseudonym: no address has a name. */
final readonly class AuditQuery
{
    public const ACTION = 'action_name';
    public const ACTOR = 'actor';
    public const RECORD = 'record';
    public const ROLE = 'role';
    public const FROM = 'from';
    public const UNTIL = 'until';
    public const FIELDS = [self::ACTION, self::ACTOR, self::RECORD, self::ROLE, self::FROM, self::UNTIL];
    /** Instead of a pseudonym. */
    public const SYSTEM = 'system';
    /** Actor that stands for accounts that did nothing. */
    public const NOBODY = 'nobody';
    private const VALID = [
        self::ACTION => '/^[a-z_]{1,40}$/',
        self::ACTOR => '/^([0-9a-f]{32}|system|nobody)$/',
        self::RECORD => '/^[1-9]\d{0,17}$/',
        self::ROLE => '/^[a-z_]+$/',
        self::FROM => '/^\d{4}-\d\d-\d\d$/',
        self::UNTIL => '/^\d{4}-\d\d-\d\d$/',
    ];

    /** @param array<string, string> $values by field, valid ones only */
    private function __construct(public array $values)
    {
    }

    /** @param array<array-key, mixed> $input unslashed */
    public static function of(array $input): self
    {
        $values = [];
        foreach (self::VALID as $field => $pattern) {
            $value = is_string($input[$field] ?? null) ? trim($input[$field]) : '';
            $isDay = in_array($field, [self::FROM, self::UNTIL], true);
            $isKnown = $isDay ? self::day($value) !== null : $field !== self::ROLE || Role::tryFrom($value) !== null;
            if (preg_match($pattern, $value) === 1 && $isKnown) {
                $values[$field] = $value;
            }
        }

        return new self($values);
    }

    /** @param string|null $pseudonym null: who did nothing */
    public function by(?string $pseudonym): self
    {
        return new self([...$this->values, self::ACTOR => $pseudonym ?? self::NOBODY]);
    }

    public function byAnybody(): self
    {
        return new self(array_diff_key($this->values, [self::ACTOR => true]));
    }

    public function value(string $field): string
    {
        return $this->values[$field] ?? '';
    }

    public function filter(Records $records): AuditFilter
    {
        $record = (int) $this->value(self::RECORD);
        $actor = $this->values[self::ACTOR] ?? null;

        return new AuditFilter(
            $this->values[self::ACTION] ?? null,
            $actor === self::SYSTEM ? '' : $actor,
            // Lines of records that are gone are found by the id of the group only.
            $record === 0 ? null : $records->find($record)->groupId ?? $record,
            $this->values[self::ROLE] ?? null,
            self::day($this->value(self::FROM)),
            self::day($this->value(self::UNTIL))?->add(new DateInterval('P1D')),
        );
    }

    private static function day(string $text): ?DateTimeImmutable
    {
        $day = DateTimeImmutable::createFromFormat('!Y-m-d', $text, new DateTimeZone('UTC'));

        return $day === false || $day->format('Y-m-d') !== $text ? null : $day;
    }
}
