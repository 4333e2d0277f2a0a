<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;
use LogicException;
use Passerelle\Kernel\DatabaseError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\MailTexts;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\Integration\Admin\Stopped;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use Throwable;
use WP_Hook;
use WP_Object_Cache;

/**
 * Every action with all the mails that it sends, the plugin's and WordPress's own: one that is missing, double or for somebody else fails.
 * Each row begins with the same site and is rolled back.
 */
#[Group('parity')]
final class MailsOfActionsTest extends IntegrationTestCase
{
    private const TABLES = [
        AccountMails::class,
        SettingsMails::class,
        MembershipMails::class,
        StructureMails::class,
        RecordMails::class,
        CallMails::class,
        ApplicationMails::class,
        ReviewMails::class,
        ApplicationDecisionMails::class,
        DecisionMails::class,
        MessageMails::class,
        LetterMails::class,
        EditScreenMails::class,
        UserScreenMails::class,
        StaffScreenMails::class,
        TaskMails::class,
    ];
    /** Texts of the list of notices, and of the digests. */
    private const NO_MAILS = [
        'applications.decision_published',
        'applications.invited_notice',
        'applications.invited_over',
        'applications.writer_accepted',
        'applications.writer_declined',
        'applications.writer_deleted',
        'applications.writer_left',
        'applications.writer_removed',
        'applications.writer_revoked',
        'applications.writer_sent',
        'applications.writer_withdrawn',
        'invitations.notice',
        'invitations.notice_over',
        'invitations.structure_notice',
        'invitations.structure_notice_over',
        'memberships.mail_notice',
        'memberships.mail_notice_over',
        'notices.unavailable',
        'searches.alert',
    ];
    private const SECRET = 'HTTP_X_PASSERELLE_PROXY';
    /** Names of the argument that says what a mutation does. */
    private const ACTIONS = ['action', 'answer', 'status', 'outcome'];

    private ?Scene $scene = null;

    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER[self::SECRET] = constant('PASSERELLE_GRAPHQL_SECRET');
        $database = $this->db;
        $database->execute("DELETE FROM {$database->table('outbox')}");
        // The staff of the site that runs would be mailed too.
        $database->execute("DELETE FROM {$database->wpdb->usermeta} WHERE meta_key = %s", "{$database->wpdb->prefix}capabilities");
        // Many people sign in with passwords.
        add_filter('wp_hash_password_options', self::fast(...), 99);
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::SECRET]);
        parent::tearDown();
    }

    public function testEachActionSendsItsMailsAndNoOthers(): void
    {
        [$expected, $actual] = [[], []];
        foreach ($this->rows() as $name => [$actor, $prepare, $mails]) {
            self::assertArrayNotHasKey($name, $expected);
            sort($mails);
            $expected[$name] = $mails;
            $actual[$name] = $this->alone(fn (): array => $this->outcome($name, $actor, $prepare));
        }

        self::assertSame($expected, $actual);
    }

    /** A new mutation, or a new action of one, has a row that says what it sends. */
    public function testEveryMutationOfTheSchemaHasARowForEachOfItsActions(): void
    {
        $rows = [];
        foreach ($this->rows() as $name => $row) {
            [$operation, $action] = self::parts($name);
            $document = in_array($operation, Operations::read()->names(), true) ? Operations::read()->document($operation) : '';
            if (preg_match('/\{\s*(?:\w+:\s*)?(passerelle\w+)/', $document, $found) === 1) {
                $rows[$found[1]][] = self::actionOf($document) === null ? '' : $action;
            }
        }

        self::assertSame([], self::missing($this->mutations(), $rows));
    }

    /** A new mail, or a variant of one, has a row that sends it. */
    public function testEveryMailIsSentByARow(): void
    {
        $sent = [];
        foreach ($this->rows() as $row) {
            foreach ($row[2] as $outcome) {
                $sent[explode(' → ', $outcome)[0]] = true;
            }
        }

        self::assertEqualsCanonicalizing(self::NO_MAILS, array_values(array_diff(MailTexts::names(), array_keys($sent))));
    }

    public function testAMutationWithoutARowIsFound(): void
    {
        $mutations = ['decide' => ['valid', 'rejected'], 'contact' => [''], 'new' => ['']];

        self::assertSame(['decide rejected', 'new'], self::missing($mutations, ['decide' => ['valid'], 'contact' => ['', '']]));
    }

    /** @return iterable<string, array{string, Closure(): (array<string, mixed>|Closure(): mixed), list<string>}> */
    private function rows(): iterable
    {
        foreach (self::TABLES as $table) {
            yield from (new $table($this->scene()))->rows();
        }
    }

    /**
     * @param array<string, list<string>> $mutations actions by name
     * @param array<string, list<string>> $rows the same
     * @return list<string>
     */
    private static function missing(array $mutations, array $rows): array
    {
        $missing = [];
        foreach ($mutations as $mutation => $actions) {
            foreach (array_diff($actions, $rows[$mutation] ?? []) as $action) {
                $missing[] = trim("{$mutation} {$action}");
            }
        }

        return $missing;
    }

    /** @return array<string, list<string>> the actions of each mutation of the schema that runs; one that is empty if it has no several */
    private function mutations(): array
    {
        $query = '{ __schema { mutationType { fields { name args { name type { ...Of ofType { ...Of } } } } } } } fragment Of on __Type { enumValues { name } }';
        wp_set_current_user($this->scene()->people->id('administrator'));
        /** @var array{data: array{__schema: array{mutationType: array{fields: list<array{name: string, args: list<array{name: string, type: array<string, mixed>}>}>}}}} $answer */
        $answer = graphql(['query' => $query]);
        $mutations = [];
        foreach ($answer['data']['__schema']['mutationType']['fields'] as $field) {
            $mutations[$field['name']] = [''];
            foreach ($field['args'] as $argument) {
                $values = self::values($argument['type']);
                if (in_array($argument['name'], self::ACTIONS, true) && $values !== []) {
                    $mutations[$field['name']] = $values;
                }
            }
        }
        self::assertGreaterThan(50, count($mutations));

        return array_filter($mutations, static fn (string $name): bool => str_starts_with($name, 'passerelle'), ARRAY_FILTER_USE_KEY);
    }

    /**
     * @param array<string, mixed> $type
     * @return list<string>
     */
    private static function values(array $type): array
    {
        /** @var list<array{name: string}> $values */
        $values = $type['enumValues'] ?? (is_array($type['ofType'] ?? null) ? $type['ofType']['enumValues'] ?? [] : []);

        return array_column($values, 'name');
    }

    /**
     * @param Closure(): (array<string, mixed>|Closure(): mixed) $prepare
     * @return list<string>
     */
    private function outcome(string $name, string $actor, Closure $prepare): array
    {
        try {
            $action = $prepare();
            $this->scene()->settle();
            wp_set_current_user($this->scene()->people->id($actor));
            $refusals = is_array($action) ? $this->refused($name, $action) : [];
            $action instanceof Closure && $action();
            wp_set_current_user(0);
            $failed = $this->scene()->deliver();
        } catch (Stopped) {
            [$refusals, $failed] = [['refused: by WordPress\'s screen'], $this->scene()->deliver()];
        } catch (DatabaseError $error) {
            // SQLite has ended the transaction: all that follows would stay in the database.
            throw $error;
        } catch (Throwable $error) {
            return [mb_substr($error::class . " at {$error->getFile()}:{$error->getLine()}: {$error->getMessage()}", 0, 300)];
        }
        $outcome = [...$refusals, ...$this->scene()->sent->take(), ...$failed];
        sort($outcome);

        return $outcome;
    }

    /**
     * @param array<string, mixed> $variables
     * @return list<string>
     */
    private function refused(string $name, array $variables): array
    {
        [$operation, $action] = self::parts($name);
        $argument = self::actionOf(Operations::read()->document($operation));

        return $this->scene()->ask($operation, $argument === null ? $variables : [$argument => $action, ...$variables]);
    }

    /** @return array{string, string} operation and action of a row; the action may be empty */
    private static function parts(string $name): array
    {
        preg_match('/^(\w+)(?: (\w+))?/', $name, $found);

        return [$found[1] ?? '', $found[2] ?? ''];
    }

    /** Name of the argument of an operation that says what it does. */
    private static function actionOf(string $document): ?string
    {
        return preg_match('/\$(' . implode('|', self::ACTIONS) . '): Passerelle/', $document, $found) === 1 ? $found[1] : null;
    }

    /**
     * @template T
     * @param callable(): T $work
     * @return T
     */
    private function alone(callable $work): mixed
    {
        /** @var array<string, WP_Hook> $table */
        $table = $GLOBALS['wp_filter'];
        $hooks = array_map(static fn (WP_Hook $hook): WP_Hook => clone $hook, $table);
        // What is read for all rows, such as the countries, stays in the cache.
        $cache = clone $this->cache();
        $this->database()->query('SAVEPOINT row_of_the_table');
        try {
            return $work();
        } finally {
            $this->database()->query('ROLLBACK TO SAVEPOINT row_of_the_table');
            $this->database()->query('RELEASE SAVEPOINT row_of_the_table');
            $GLOBALS['wp_object_cache'] = $cache;
            $GLOBALS['wp_filter'] = $hooks;
            $this->plugin->get(Transaction::class)->release();
            $this->plugin->get(Transaction::class)->adopt();
            $this->scene()->endRequest();
        }
    }

    private function scene(): Scene
    {
        return $this->scene ??= new Scene($this->plugin, $this->content);
    }

    private function cache(): WP_Object_Cache
    {
        $cache = $GLOBALS['wp_object_cache'];

        return $cache instanceof WP_Object_Cache ? $cache : throw new LogicException('The cache is not that of WordPress.');
    }

    private static function fast(mixed $options): mixed
    {
        return is_array($options) && isset($options['memory_cost']) ? ['memory_cost' => 8, 'time_cost' => 1, 'threads' => 1] : $options;
    }
}
