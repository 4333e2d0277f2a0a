<?php

declare(strict_types=1);

namespace Passerelle\Applications\Stages;

use DateTimeImmutable;
use Passerelle\Applications\Stage;
use Passerelle\Calls\CallDates;
use Passerelle\Languages\Lang;

/** A later stage of a call, for applications that were advanced from the one before. */
final readonly class CallStage
{
    /**
     * @param array<string, string> $names by language
     * @param int $version counts the saves
     */
    public function __construct(
        public Stage $stage,
        public array $names,
        public DateTimeImmutable $opensAt,
        public DateTimeImmutable $closesAt,
        public int $version = 0,
    ) {
    }

    public function name(Lang $language): string
    {
        return $this->names[$language->value] ?? '';
    }

    /** @return list<array{name: string, value: string}> names by language, as the API shows them */
    public function namesData(): array
    {
        return array_map(static fn (string $language, string $name): array => ['name' => $language, 'value' => $name], array_keys($this->names), array_values($this->names));
    }

    public function dates(): CallDates
    {
        return new CallDates($this->opensAt, $this->closesAt);
    }
}
