<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Staff;

use Passerelle\Accounts\Privacy\RecordKinds;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\Module;
use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Accounts\Privacy\AddressRecords;
use Passerelle\Accounts\Privacy\ErasedOnly;
use Passerelle\Accounts\Privacy\Export\PersonalDataTexts;
use Passerelle\Accounts\Privacy\Export\ReadableRows;
use Passerelle\Accounts\Privacy\PersonalRecords;
use WP_User;

/**
 * The exporters of WordPress's tool "Export Personal Data", one for each kind of records of the person's own export, with the same
 * rows. An address without account gets what carries it.
 */
final readonly class ExportTool implements Module
{
    public const PREFIX = 'passerelle-';

    /**
     * @param list<PersonalRecords> $records without those of WordPress, which the tool asks itself
     * @param int $perPage largest number of rows in one answer
     */
    public function __construct(
        #[From(RecordKinds::class, 'besidesWordPress')] private array $records,
        private ReadableRows $rows,
        #[Limit('account', 'exportedPerPage')] private int $perPage,
    ) {
    }

    public function register(): void
    {
        add_filter('wp_privacy_personal_data_exporters', fn (array $exporters): array => [...$exporters, ...$this->exporters()]);
    }

    /** @return array<string, array{exporter_friendly_name: string, callback: callable}> */
    private function exporters(): array
    {
        $exporters = [];
        foreach ($this->records as $records) {
            if (!$records instanceof ErasedOnly || $records instanceof AddressRecords) {
                $name = strtr(StaffTexts::get('exporter'), ['{kind}' => PersonalDataTexts::label($records->key(), StaffTexts::language())]);
                $exporters[self::PREFIX . $records->key()] = [
                    'exporter_friendly_name' => $name,
                    'callback' => fn (string $email, int $page = 1): array => $this->export($records, $email, $page),
                ];
            }
        }

        return $exporters;
    }

    /** @return array{data: list<array<string, mixed>>, done: bool} in the format of WordPress */
    private function export(PersonalRecords $records, string $email, int $page): array
    {
        $user = get_user_by('email', trim($email));
        $user = $user instanceof WP_User ? $user : null;
        $language = $user === null ? StaffTexts::language() : PersonLanguage::of($user->ID);
        $from = (max(1, $page) - 1) * $this->perPage;
        $items = [];
        foreach (self::slice(self::rowsOf($records, $user, EmailAddress::normalise($email)), $from, $this->perPage) as $index => $row) {
            $items[] = $this->item($records->key(), $from + $index, $row, $language);
        }

        return ['data' => $items, 'done' => count($items) < $this->perPage];
    }

    /** @return iterable<array<string, mixed>> */
    private static function rowsOf(PersonalRecords $records, ?WP_User $user, string $email): iterable
    {
        // What is only erased with an account is read by its address, and by the team alone.
        if ($records instanceof AddressRecords && ($user === null || $records instanceof ErasedOnly)) {
            return $records->ofAddress($email);
        }

        return $user === null ? [] : $records->of($user->ID);
    }

    /**
     * @param iterable<array<string, mixed>> $rows
     * @return iterable<int, array<string, mixed>>
     */
    private static function slice(iterable $rows, int $from, int $count): iterable
    {
        $position = 0;
        foreach ($rows as $row) {
            if ($position >= $from) {
                yield $position - $from => $row;
            }
            if (++$position >= $from + $count) {
                return;
            }
        }
    }

    /**
     * @param array<string, mixed> $row
     * @return array<string, mixed>
     */
    private function item(string $key, int $number, array $row, Lang $language): array
    {
        return [
            'group_id' => self::PREFIX . $key,
            'group_label' => PersonalDataTexts::label($key, $language),
            'group_description' => ucfirst(PersonalDataTexts::about($key, $language)),
            'item_id' => self::PREFIX . "{$key}-{$number}",
            'data' => $this->rows->of($row, $language),
        ];
    }
}
