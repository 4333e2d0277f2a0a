<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use LogicException;
use Passerelle\Auth\Sessions\CurrentSession;
use Passerelle\Content\Records;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Site\Contact\TeamAddress;
use Passerelle\Content\Record;
use Passerelle\Notices\NoticeKind;
use Passerelle\Plugin;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\Factories\ContentFactory;
use ReflectionProperty;

/** A site with people, who act through the plugin's own operations, and the mails that leave it. */
final class Scene
{
    public const VISITOR = '';
    public const IP = ['address' => '203.0.113.9'];
    public const DEVICE = ['device' => 'Firefox'];
    private const AUTHORIZATION = 'HTTP_AUTHORIZATION';

    public readonly People $people;
    public readonly SentMails $sent;
    private mixed $answer = null;

    public function __construct(public readonly Plugin $plugin, public readonly ContentFactory $content)
    {
        update_option('admin_email', 'site@example.test');
        update_option(TeamAddress::OPTION, 'team@example.test');
        $this->sent = new SentMails();
        $this->sent->listen();
        $this->people = new People($content);
        foreach (People::QUIET as $name) {
            $this->silence($name);
        }
        $this->settle();
    }

    /**
     * An operation of the site, as the current user.
     *
     * @param array<string, mixed> $variables
     * @return list<string> refusals
     */
    public function ask(string $operation, array $variables): array
    {
        /** @var array{data?: array<string, mixed>|null, errors?: list<array{message: string, extensions?: array{code?: string, fields?: list<array{path: string, code: string}>}}>} $answer */
        $answer = graphql(['query' => Operations::read()->document($operation), 'variables' => $variables]);
        $this->answer = array_values($answer['data'] ?? [])[0] ?? null;
        $refusals = [];
        foreach ($answer['errors'] ?? [] as $error) {
            $fields = array_map(static fn (array $field): string => "{$field['path']}: {$field['code']}", $error['extensions']['fields'] ?? []);
            $refusals[] = 'refused: ' . ($error['extensions']['code'] ?? $error['message']) . ($fields === [] ? '' : ' ' . implode(', ', $fields));
        }

        return $refusals;
    }

    /**
     * An operation of the site that an action needs before it.
     *
     * @param array<string, mixed> $variables
     * @return array<array-key, mixed> its answer; empty unless that is an object
     */
    public function first(string $name, string $operation, array $variables): array
    {
        wp_set_current_user($this->people->id($name));
        $refusals = $this->ask($operation, $variables);
        wp_set_current_user(0);
        if ($refusals !== []) {
            throw new LogicException("{$operation} as {$name}: " . implode(', ', $refusals));
        }
        $this->settle();

        return is_array($this->answer) ? $this->answer : [];
    }

    /**
     * A session of this person, in which the action happens.
     *
     * @return array<array-key, mixed> as it was answered
     */
    public function signedIn(string $name): array
    {
        $signedIn = $this->first(self::VISITOR, 'SignIn', ['email' => "{$name}@example.test", 'password' => People::PASSWORD, ...self::IP, ...self::DEVICE]);
        $token = $signedIn['accessToken'] ?? null;
        $_SERVER[self::AUTHORIZATION] = 'Bearer ' . (is_string($token) ? $token : '');
        $this->forgetSession();

        return $signedIn;
    }

    /** Sends what waits; it does not count. */
    public function settle(): void
    {
        $this->deliver();
        $this->sent->take();
    }

    /** @return list<string> failures */
    public function deliver(): array
    {
        $this->plugin->get(Transaction::class)->runAfterCommit();
        $table = $this->plugin->get(Database::class)->table('outbox');
        do {
            $done = $this->plugin->get(Dispatcher::class)->run();
        } while ($done > 0);
        $failed = $this->plugin->get(Database::class)->rows("SELECT kind, last_error FROM {$table} WHERE last_error IS NOT NULL");
        $this->plugin->get(Database::class)->execute("DELETE FROM {$table} WHERE last_error IS NOT NULL");

        return array_map(static fn (array $row): string => "failed: {$row['kind']} {$row['last_error']}", $failed);
    }

    public function reload(Record $record): Record
    {
        return $this->plugin->get(Records::class)->find($record->id) ?? throw new LogicException("Post {$record->id} is gone.");
    }

    /** After an action: what PHP would forget with its request. */
    public function endRequest(): void
    {
        unset($_SERVER[self::AUTHORIZATION]);
        $this->forgetSession();
        wp_set_current_user(0);
        if (function_exists('set_current_screen')) {
            set_current_screen('front');
        }
        $_GET = $_POST = $_REQUEST = $_FILES = [];
    }

    /** The plugin reads the session of a request once. */
    private function forgetSession(): void
    {
        $current = $this->plugin->get(CurrentSession::class);
        (new ReflectionProperty($current, 'isRead'))->setValue($current, false);
        (new ReflectionProperty($current, 'session'))->setValue($current, null);
    }

    /** Turns all notices of a person off. */
    private function silence(string $name): void
    {
        $off = [];
        foreach (NoticeKind::cases() as $kind) {
            $off[$kind->value] = ['app' => false, ...$kind->mail() === null ? [] : ['mail' => 'never']];
        }
        $this->first($name, 'SaveNoticePreferences', ['input' => $off]);
    }
}
