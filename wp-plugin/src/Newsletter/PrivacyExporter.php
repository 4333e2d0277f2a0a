<?php

declare(strict_types=1);

namespace Passerelle\Newsletter;

use Closure;

/** An exporter of WordPress’s privacy tools: what is stored about an address, which needs no account. */
final readonly class PrivacyExporter
{
    private const GROUP = 'Newsletter';

    /**
     * @param string $key of the exporter, its group and its items
     * @param string $name for administrators
     * @param Closure(string): list<array<string, mixed>> $rowsOf rows about an address; of lists, WordPress shows the numbers
     */
    public function __construct(private string $key, private string $name, private Closure $rowsOf)
    {
    }

    public function register(): void
    {
        add_filter('wp_privacy_personal_data_exporters', fn (array $exporters): array => [
            ...$exporters,
            $this->key => ['exporter_friendly_name' => $this->name, 'callback' => $this->export(...)],
        ]);
    }

    /** @return array{data: list<array<string, mixed>>, done: true} in the format of WordPress */
    private function export(string $email): array
    {
        $items = [];
        foreach (($this->rowsOf)($email) as $index => $row) {
            $data = [];
            foreach ($row as $name => $value) {
                $data[] = ['name' => $name, 'value' => is_array($value) ? implode(', ', array_filter($value, is_int(...))) : $value];
            }
            $items[] = ['group_id' => $this->key, 'group_label' => self::GROUP, 'item_id' => "{$this->key}-{$index}", 'data' => $data];
        }

        return ['data' => $items, 'done' => true];
    }
}
