<?php

declare(strict_types=1);

namespace Passerelle\Tests;

use LogicException;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Storage;
use Passerelle\Files\Files;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Transaction;
use Passerelle\Plugin;
use Passerelle\Tests\Factories\ContentFactory;
use Passerelle\Tests\Factories\FileFactory;
use Passerelle\Tests\Factories\UserFactory;
use PHPUnit\Framework\TestCase;
use WP_Hook;
use wpdb;

/**
 * A test inside a real WordPress. Its database changes are rolled back (no statement that changes a table's structure: MariaDB
 * would commit), its hooks forgotten, its mails dropped, its webhooks acknowledged. Work that waits for the commit runs only when the test
 * asks for it.
 */
abstract class IntegrationTestCase extends TestCase
{
    protected Plugin $plugin;
    protected Database $db;
    protected ContentFactory $content;
    protected UserFactory $users;
    protected FileFactory $files;

    /** @var array<string, WP_Hook> */
    private array $hooks = [];

    /** @var array<class-string, object> */
    private array $ownServices = [];

    protected function setUp(): void
    {
        parent::setUp();
        // What a test before this one set.
        $_SERVER['REMOTE_ADDR'] = '127.0.0.1';
        if (!defined('ABSPATH')) {
            throw new LogicException('Integration tests need a WordPress: set PASSERELLE_WP_DIR, or run --testsuite Unit.');
        }
        $this->plugin = Plugin::running();
        $this->db = $this->plugin->get(Database::class);
        $this->hooks = array_map(static fn (WP_Hook $hook): WP_Hook => clone $hook, $this->hookTable());
        wp_cache_flush();
        $this->database()->query('START TRANSACTION');
        $this->plugin->get(Transaction::class)->adopt();
        add_filter('pre_wp_mail', '__return_true');
        self::failWhereWordPressDies();
        $this->users = new UserFactory();
        $this->files = new FileFactory($this->plugin->get(Files::class));
        $this->content = ContentFactory::of($this->plugin, $this->users);
    }

    protected function tearDown(): void
    {
        $this->plugin->get(Transaction::class)->release();
        $this->database()->query('ROLLBACK');
        $GLOBALS['wp_filter'] = $this->hooks;
        self::forgetSchema();
        wp_set_current_user(0);
        wp_cache_flush();
        $_GET = $_POST = $_REQUEST = $_FILES = [];
        parent::tearDown();
    }

    protected function database(): wpdb
    {
        return $this->db->wpdb;
    }

    /** New accounts write no line of the audit log: for tests that count its lines. */
    protected function withoutLinesOfNewAccounts(): void
    {
        // AccountAudit is the only callback of this priority.
        remove_all_actions('user_register', PHP_INT_MAX);
    }

    /** Runs what waits for the commit (webhooks, mails, deletions of files). */
    protected function runAfterCommit(): void
    {
        $this->plugin->get(Transaction::class)->runAfterCommit();
    }

    protected function reload(Record $record): Record
    {
        wp_cache_flush();
        return $this->plugin->get(Records::class)->find($record->id) ?? throw new LogicException("Post {$record->id} is gone.");
    }

    /**
     * @param callable(): mixed $work
     * @return int number of statements sent to the database
     */
    protected function countQueries(callable $work): int
    {
        $before = $this->database()->num_queries;
        $work();

        return $this->database()->num_queries - $before;
    }

    /**
     * @param callable(): mixed $work
     * @return list<string> the refusals, as "path: code", in order; for a refusal of the whole just the code
     */
    protected function refusals(callable $work): array
    {
        try {
            $work();
        } catch (DomainError $error) {
            return $error->fields === []
                ? [$error->errorCode]
                : array_map(static fn (FieldError $field): string => "{$field->path}: {$field->code}", $error->fields);
        }

        return [];
    }

    /** @return list<array{ContentType}> */
    public static function contentTypes(): array
    {
        return array_map(static fn (ContentType $type): array => [$type], ContentType::cases());
    }

    /** Otherwise wp_die() ends the process, and all tests after it are lost. Tests that expect it set handlers of their own. */
    private static function failWhereWordPressDies(): void
    {
        $handler = static fn (): callable => static fn (mixed $message): never => throw new LogicException(
            'WordPress died: ' . (is_wp_error($message) ? $message->get_error_message() : (is_scalar($message) ? (string) $message : '')),
        );
        foreach (['wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_jsonp_handler', 'wp_die_xml_handler', 'wp_die_xmlrpc_handler'] as $filter) {
            add_filter($filter, $handler, 0);
        }
    }

    /** WPGraphQL completes its types when they are first asked for, by hooks that are forgotten with the others. */
    private static function forgetSchema(): void
    {
        $clear = ['WPGraphQL', 'clear_schema'];
        if (is_callable($clear)) {
            $clear();
        }
    }

    /** @return array<string, WP_Hook> */
    private function hookTable(): array
    {
        /** @var array<string, WP_Hook> $hooks */
        $hooks = $GLOBALS['wp_filter'];
        return $hooks;
    }

    protected function configuration(): Config
    {
        return $this->plugin->get(Config::class);
    }

    /**
     * From here on, the test has a plugin with services of its own, such as a clock. Hooks are those of the running one, and so are
     * database, transaction and storage: its hooks would take what another storage writes for a change of WordPress.
     *
     * @param array<class-string, object> $services besides those of calls before
     */
    protected function usePluginWith(array $services): void
    {
        $this->ownServices = [...$this->ownServices, ...$services];
        $this->plugin = $this->pluginWith([]);
    }

    /** @param array<class-string, object> $services besides those of the test */
    protected function pluginWith(array $services): Plugin
    {
        $running = Plugin::running();
        $shared = [
            Database::class => $running->get(Database::class),
            Transaction::class => $running->get(Transaction::class),
            Storage::class => $running->get(Storage::class),
        ];

        return Plugin::build([...$shared, ...$this->ownServices, ...$services]);
    }
}
