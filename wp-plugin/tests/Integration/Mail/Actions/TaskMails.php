<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Passerelle\Calls\Links\AnnounceLink;
use Passerelle\Calls\Links\CheckLinks;
use Passerelle\Calls\Links\LinkRules;
use Passerelle\Calls\Links\LinkStore;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Closure;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\Claim;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Admin\Structures\StructuresScreen;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Calls\Links\Fetching\Answer;
use Passerelle\Calls\Links\Fetching\Destination;
use Passerelle\Calls\Links\Fetching\Destinations;
use Passerelle\Calls\Links\Fetching\Probe;
use Passerelle\Calls\Links\Fetching\ProbeLimits;
use Passerelle\Calls\Links\Fetching\Transport;
use Passerelle\Content\Record;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Tasks\DailyTasks;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Accounts\Privacy\DeletionPlans;
use Passerelle\Kernel\Transaction;
use Passerelle\Outbox\Worker;
use Passerelle\Tests\Unit\Calls\Links\FixedResolver;
use ReflectionProperty;

/** What the worker and WordPress's cron send: reminders, digests, what was put off. */
final class TaskMails extends MailTable
{
    private const PAST = '2026-01-01 00:00:00';
    private const OVERDUE = 'passerelle_overdue_digest';
    private const DELETION = ['password' => People::PASSWORD, 'publishedItems' => 'keep'];

    public function rows(): iterable
    {
        foreach ($this->dailyTasks() as $hook) {
            yield "Daily: {$hook}" => [self::VISITOR, fn () => static fn () => do_action($hook), []];
        }
        yield from $this->overdue();
        yield 'Worker: nothing is due' => [self::VISITOR, fn () => $this->tick(), []];
        yield from $this->calls();
        yield from $this->favourites();
        yield from $this->digests();
        yield from $this->alerts();
        yield from $this->accounts();
        yield from $this->structures();
    }

    /** @return iterable<string, array{string, Closure(): Closure, list<string>}> */
    private function overdue(): iterable
    {
        $daily = static fn (): Closure => static fn () => do_action(self::OVERDUE);
        $waiting = function (): void {
            $record = $this->content->in(Status::Pending, ContentType::Initiative, $this->id('stranger'));
            $this->elapse('moderation_queue', 'since', "post_id = {$record->id}");
        };
        $digest = static fn (string $text): array => ["moderation.{$text} → super", "moderation.{$text} → quiet-super"];

        yield 'Daily: overdue decisions' => [self::VISITOR, function () use ($daily, $waiting): Closure {
            $waiting();

            return $daily();
        }, $digest('overdue')];
        yield 'Daily: overdue decisions, twice in a week' => [self::VISITOR, function () use ($daily, $waiting): Closure {
            $waiting();
            $daily()();

            return $daily();
        }, []];
        yield 'Daily: overdue reports' => [self::VISITOR, function () use ($daily): Closure {
            $this->first('stranger', 'ReportMember', ['memberId' => $this->people->profile('owner')->id, 'reason' => 'spam']);
            $this->elapse('member_reports', 'reported_at');

            return $daily();
        }, $digest('overdue_reports')];
    }

    /** @return iterable<string, array{string, Closure(): Closure, list<string>}> */
    private function calls(): iterable
    {
        $team = static fn (string $text): array => ["calls.{$text} → operator", "calls.{$text} → manager", "calls.{$text} → guest"];
        $reminded = function (string $kind): Closure {
            $call = $this->call(Status::Published);
            $this->elapse('call_reminders', 'due_at', "group_id = {$call->groupId} AND kind = '{$kind}'");

            return $this->tick();
        };

        yield 'Worker: a scheduled call is due' => [self::VISITOR, function (): Closure {
            $call = $this->call(Status::Scheduled);
            $database = $this->plugin->get(Database::class);
            $database->execute("UPDATE {$database->wpdb->posts} SET post_date_gmt = %s, post_date = %s WHERE ID = %d", self::PAST, self::PAST, $call->id);

            return $this->tick();
        }, $team('published')];
        yield 'Worker: a call opens soon' => [self::VISITOR, fn () => $reminded('opening'), $team('opens_soon')];
        yield 'Worker: a call closes soon, first reminder' => [self::VISITOR, fn () => $reminded('first_closing'), $team('closes_soon')];
        yield 'Worker: a call closes soon, last reminder' => [self::VISITOR, fn () => $reminded('last_closing'), $team('closes_soon')];
        foreach (['first_draft', 'last_draft'] as $kind) {
            yield "Worker: an unsent application, {$kind}" => [self::VISITOR, function () use ($kind): Closure {
                $call = $this->call(Status::Published);
                $claim = Claim::all($call->groupId, null, $this->id('stranger'), 1)[0];
                $this->plugin->get(SubmissionStore::class)->begin($claim, Stage::first($call->groupId), 'fr', 1, Answers::none(), []);
                $this->elapse('call_reminders', 'due_at', "group_id = {$call->groupId} AND kind = '{$kind}'");

                return $this->tick();
            }, ['calls.draft_closes_soon → stranger']];
        }
        yield 'Worker: a reminder of a call that was sent' => [self::VISITOR, function () use ($reminded): Closure {
            $reminded('opening')();

            return $this->tick();
        }, []];
        foreach (['dead' => ['ok', 1, 404], 'works' => ['dead', 2, 200]] as $text => [$before, $failures, $status]) {
            yield "Worker: a link {$text}" => [self::VISITOR, function () use ($before, $failures, $status): Closure {
                $call = $this->call(Status::Published, ['managementMode' => 'external', 'externalUrl' => 'https://funder.example/call']);
                $database = $this->plugin->get(Database::class);
                $set = "UPDATE {$database->table('call_links')} SET state = %s, failures = %d, since = %s";
                $database->execute("{$set} WHERE group_id = %d", $before, $failures, self::PAST, $call->groupId);
                $this->elapse('call_links', 'next_check_at', "group_id = {$call->groupId}");

                return fn (): int => (new CheckLinks(
                    $this->plugin->get(LinkStore::class),
                    self::probe($status),
                    $this->plugin->get(LinkRules::class),
                    $this->plugin->get(AnnounceLink::class),
                    $this->plugin->get(Transaction::class),
                    $this->plugin->get(Clock::class),
                    $this->plugin->get(Config::class),
                ))->run();
            }, ["calls.link_{$text} → operator", "calls.link_{$text} → manager"]];
        }
    }

    /** @return iterable<string, array{string, Closure(): Closure, list<string>}> */
    private function favourites(): iterable
    {
        $reminded = function (Record $item): Closure {
            foreach (['stranger', 'quiet', 'manager', 'other-owner'] as $name) {
                $this->first($name, 'ToggleFavourite', ['id' => $item->id, 'isFavourite' => true]);
            }
            $this->first('other-owner', 'UpdateFavourite', ['id' => $item->id, 'remind' => false]);
            $this->elapse('favourites', 'created_at', "group_id = {$item->groupId}");
            $this->elapse('favourite_reminders', 'due_at', "kind = 'first' AND group_id = {$item->groupId}");

            return $this->tick();
        };

        yield 'Worker: a favourite call closes soon' => [self::VISITOR, fn () => $reminded($this->call(Status::Published)), ['favourites.closes_soon → stranger']];
        yield 'Worker: a favourite event begins soon' => [self::VISITOR, fn () => $reminded($this->content->published(ContentType::Event)), [
            'favourites.begins_soon → manager',
            'favourites.begins_soon → stranger',
        ]];
    }

    /** @return iterable<string, array{string, Closure(): Closure, list<string>}> */
    private function alerts(): iterable
    {
        $saved = function (string ...$titles): Closure {
            foreach (['stranger' => 'now', 'quiet' => 'never', 'manager' => 'weekly'] as $name => $alert) {
                $this->first($name, 'SaveSearch', ['alert' => $alert, 'name' => 'Griots', 'query' => ['language' => 'FR', 'filter' => ['q' => 'griot']]]);
            }
            $this->first('stranger', 'SaveSearch', ['alert' => 'now', 'name' => 'Koras', 'query' => ['language' => 'FR', 'filter' => ['q' => 'kora']]]);
            $this->elapse('saved_searches', 'created_at', "name IN ('Griots', 'Koras')");
            foreach ($titles as $title) {
                $this->content->published(ContentType::Resource, title: $title);
            }

            return $this->tick();
        };

        yield 'Worker: an item appears that a saved search finds' => [self::VISITOR, fn () => $saved('Paroles de griot'), ['searches.new_item → stranger']];
        yield 'Worker: items appear that a saved search finds' => [self::VISITOR, fn () => $saved('Paroles de griot', 'Chants de griot'), ['searches.new_items → stranger']];
        yield 'Worker: an item appears that two saved searches find' => [self::VISITOR, fn () => $saved('Griot et kora'), ['searches.digest → stranger']];
    }

    /** @return iterable<string, array{string, Closure(): Closure, list<string>}> */
    private function digests(): iterable
    {
        $invite = fn (): array => ['action' => 'invite', 'structureId' => $this->people->structure->id, 'userId' => $this->id('stranger'), 'role' => 'member'];
        $collected = function () use ($invite): void {
            $this->first('stranger', 'SaveNoticePreferences', ['input' => ['membership' => ['mail' => 'daily', 'app' => true]]]);
            $this->first('owner', 'ChangeMembership', $invite());
        };

        yield 'Worker: a digest that is not due' => [self::VISITOR, function () use ($collected): Closure {
            $collected();

            return $this->tick();
        }, []];
        yield 'Worker: a digest' => [self::VISITOR, function () use ($collected): Closure {
            $collected();
            $this->elapse('notices', 'digest_at', 'digest_at IS NOT NULL');

            return $this->tick();
        }, ['notices.digest → stranger']];
    }

    /** @return iterable<string, array{string, Closure(): Closure, list<string>}> */
    private function accounts(): iterable
    {
        $due = fn (): Closure => function (): void {
            $database = $this->plugin->get(Database::class);
            $database->execute("UPDATE {$database->wpdb->usermeta} SET meta_value = %s WHERE meta_key = %s", self::PAST, DeletionPlans::DUE);
            $this->elapse('outbox', 'next_attempt_at', 'done_at IS NULL');
            $this->tick()();
        };

        yield 'Worker: an account is due' => [self::VISITOR, function () use ($due): Closure {
            $this->first('stranger', 'AskDeletion', self::DELETION);

            return $due();
        }, ['privacy.deletion_done → stranger']];
        yield 'Worker: an account is due that is the only owner of a structure' => [self::VISITOR, function () use ($due): Closure {
            $this->first('stranger', 'AskDeletion', self::DELETION);
            $this->people->structureOf('La Fabrique', ['stranger' => ['owner', 'member']]);

            return $due();
        }, ['privacy.deletion_waits → stranger']];
        yield 'Worker: an account is due that was cancelled' => [self::VISITOR, function () use ($due): Closure {
            $this->first('stranger', 'AskDeletion', self::DELETION);
            $this->first('stranger', 'CancelDeletion', []);

            return $due();
        }, []];
    }

    /** @return iterable<string, array{string, Closure(): Closure, list<string>}> */
    private function structures(): iterable
    {
        $due = function (array $task): Closure {
            foreach (['owner', 'coowner', 'quiet-owner'] as $name) {
                update_user_meta($this->id($name), AccountState::DISABLED_META, '1');
            }
            wp_set_current_user($this->id('administrator'));
            $this->plugin->get(StructuresScreen::class)->perform(['group' => (string) $this->people->structure->groupId, ...$task]);
            wp_set_current_user(0);

            return function (): void {
                $this->elapse('successions', 'due_at');
                $this->elapse('outbox', 'next_attempt_at', 'done_at IS NULL');
                $this->tick()();
            };
        };
        $all = static fn (string $text, string ...$names): array => array_map(static fn (string $name): string => "memberships.{$text} → {$name}", array_values($names));

        yield 'Worker: a structure gets its next owner' => [self::VISITOR, fn () => $due(['task' => 'hand_over', 'heir' => (string) $this->id('member')]), $all(
            'succession_done',
            'owner',
            'coowner',
            'member',
            'guest',
        )];
        yield 'Worker: a structure without an owner is closed' => [self::VISITOR, fn () => $due(['task' => 'close']), $all(
            'structure_deleted',
            'owner',
            'coowner',
            'member',
            'guest',
            'pretender',
            'invited',
        )];
    }

    /** @param array<string, mixed> $values */
    private function call(Status $status, array $values = []): Record
    {
        return $this->content->reach($this->content->draft(ContentType::CallForApplication, [
            'managerIds' => [$this->id('manager'), $this->id('quiet-manager')],
            'mentorIds' => [$this->id('guest')],
            ...$values,
        ], ownerId: $this->id('operator')), $status);
    }

    /** A probe like the worker's, whose requests do not leave this process. */
    private static function probe(int $status): Probe
    {
        $transport = new class ($status) implements Transport {
            public function __construct(private readonly int $status)
            {
            }

            public function send(Destination $to, bool $headOnly, float $seconds): Answer
            {
                return new Answer($this->status, null);
            }
        };

        return new Probe(new Destinations(new FixedResolver(['funder.example' => ['93.184.215.14']])), $transport, new ProbeLimits(5.0, 5.0, 5));
    }

    private function tick(): Closure
    {
        return fn (): int => $this->plugin->get(Worker::class)->tick();
    }

    /** Sets an instant of rows to the past. */
    private function elapse(string $table, string $column, string $where = '1 = 1'): void
    {
        $database = $this->plugin->get(Database::class);
        $database->execute("UPDATE {$database->table($table)} SET {$column} = %s WHERE {$where}", self::PAST);
    }

    /** @return list<non-empty-string> hooks */
    private function dailyTasks(): array
    {
        $tasks = $this->plugin->get(DailyTasks::class);
        /** @var list<HasDailyTasks> $modules */
        $modules = (new ReflectionProperty($tasks, 'modules'))->getValue($tasks);
        $hooks = array_map(static fn (HasDailyTasks $module): array => array_keys($module->dailyTasks()), $modules);

        return array_values(array_filter(array_unique(array_merge(...$hooks)), static fn (string $hook): bool => $hook !== ''));
    }
}
