<?php

declare(strict_types=1);

namespace Passerelle\Content;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Passerelle\Content\Actions\DependentChanges;
use Passerelle\Content\Validation\DateChecks;
use Passerelle\Content\Validation\LocalTime;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Kernel\Zones\Zones;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;

/**
 * Runs once for each version of the database of zones: what was typed stays, and the instants of records are those at which the
 * clocks now show it. Index, reminders and caches follow as at any change of a record, so it runs after the migrations of all
 * listeners. Repeating it changes nothing.
 */
// After the migrations of all modules.
#[Priority(-100)]
final readonly class ZoneUpdate implements Migration, HasMigrations
{
    private const BATCH = 100;
    private const ATTEMPTS = 3;

    /** @param string|null $version null: of the database of now */
    public function __construct(
        private Definitions $definitions,
        private Records $records,
        private DependentChanges $dependent,
        private ?string $version = null,
    ) {
    }

    public function id(): string
    {
        return 'content.zones_' . ($this->version ?? Zones::load()->version);
    }

    /** After those of all modules. */
    public function migrations(): array
    {
        return [$this];
    }

    public function up(Database $db): void
    {
        foreach (ContentType::cases() as $type) {
            if (LocalTimes::fields($this->definitions->of($type)) === []) {
                continue;
            }
            foreach (array_chunk(iterator_to_array($this->records->allIds($type), false), self::BATCH) as $ids) {
                foreach ($ids as $id) {
                    $this->update($id);
                }
            }
        }
    }

    private function update(int $id): void
    {
        for ($attempt = 1; $attempt <= self::ATTEMPTS; $attempt++) {
            $record = $this->records->find($id);
            $values = $record === null ? [] : $this->changes($record);
            if ($record === null || ($values === [] && LocalTimes::stored($id) !== [])) {
                return;
            }
            try {
                $this->write($record, $values);
                return;
            } catch (DomainError $error) {
                // Somebody saved it meanwhile.
                if ($error->errorCode !== DomainError::staleVersion()->errorCode || $attempt === self::ATTEMPTS) {
                    throw $error;
                }
                clean_post_cache($id);
            }
        }
    }

    /** @param array<string, string> $values */
    private function write(Record $record, array $values): void
    {
        $definition = $this->definitions->of($record->type);
        $merged = new Values([...$record->values->all(), ...$values]);
        if ($values === []) {
            $times = LocalTimes::of($definition, $merged);
            if ($times !== []) {
                update_post_meta($record->id, LocalTimes::META, $times);
            }
            return;
        }
        $cause = new Cause(Viewer::anonymous(), OtherChange::ZoneData);
        $this->dependent->write($record, [...$values, ...$definition->compute($merged, $record)], $cause);
    }

    /** @return array<string, string> the instants that are others now, by key of the field */
    private function changes(Record $record): array
    {
        $zone = Zone::named($record->values->text(LocalTimes::ZONE));
        $stored = LocalTimes::stored($record->id);
        $values = [];
        foreach (LocalTimes::fields($this->definitions->of($record->type)) as $field) {
            $instant = LocalTimes::instant($record->values->text($field->key));
            if ($instant === null) {
                continue;
            }
            $typed = $stored[$field->key] ?? self::byMachine($instant, $zone);
            if (LocalTimes::text($instant, $zone) !== $typed) {
                $values[$field->key] = LocalTime::readOrAfterGap($typed, $zone)->format(DateChecks::INSTANT);
            }
        }

        return array_filter($values, static fn (string $value, string $key): bool => $value !== $record->values->text($key), ARRAY_FILTER_USE_BOTH);
    }

    /** Records without stored local times were written by PHP’s own database. */
    private static function byMachine(DateTimeImmutable $instant, Zone $zone): string
    {
        try {
            return $instant->setTimezone(new DateTimeZone($zone->name))->format('Y-m-d\TH:i:s');
        } catch (Exception) {
            return LocalTimes::text($instant, $zone);
        }
    }
}
