<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Kernel\Composition\Priority;
use WP_User;

/** Data of WordPress and other plugins, exported and erased by WordPress's privacy hooks. */
#[Priority(40)]
final readonly class WordPressRecords implements PersonalRecords
{
    /** Prefix of the plugin's own exporters and erasers, whose data has records of its own. */
    private const OWN = 'passerelle-';
    /** Maximum number of pages, for exporters that never end. */
    private const PAGES_MAX = 500;

    public function key(): string
    {
        return 'wordpress';
    }

    public function tables(): array
    {
        return [];
    }

    public function of(int $userId): iterable
    {
        foreach ($this->answers('wp_privacy_personal_data_exporters', $userId) as $answer) {
            foreach ((array) ($answer['data'] ?? []) as $item) {
                if (is_array($item)) {
                    yield ['group' => $item['group_id'] ?? '', 'item' => $item['item_id'] ?? '', 'data' => $item['data'] ?? []];
                }
            }
        }
    }

    public function erase(Erasure $erasure): void
    {
        foreach ($this->answers('wp_privacy_personal_data_erasers', $erasure->userId) as $answer) {
            unset($answer);
        }
    }

    /**
     * @param non-empty-string $hook
     * @return iterable<array<mixed>> each page of each plugin
     */
    private function answers(string $hook, int $userId): iterable
    {
        $user = get_userdata($userId);
        /** @var mixed $plugins */
        $plugins = $user instanceof WP_User ? apply_filters($hook, []) : [];
        foreach (is_array($plugins) ? $plugins : [] as $key => $plugin) {
            $callback = is_array($plugin) && !str_starts_with((string) $key, self::OWN) ? ($plugin['callback'] ?? null) : null;
            for ($page = 1; is_callable($callback) && $page <= self::PAGES_MAX; $page++) {
                $answer = $callback($user->user_email ?? '', $page);
                if (!is_array($answer)) {
                    break;
                }
                yield $answer;
                if (($answer['done'] ?? true) === true) {
                    break;
                }
            }
        }
    }
}
