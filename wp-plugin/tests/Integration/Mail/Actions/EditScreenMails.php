<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;
use LogicException;
use Passerelle\Admin\Screen\Request;
use Passerelle\Admin\Screen\SaveHandler;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;

/** Records on the edit screens and in the lists of WordPress. */
final class EditScreenMails extends MailTable
{
    use AdminScreens;

    /** The status that each button begins with. */
    private const BUTTONS = [
        'publish' => Status::Draft,
        'schedule' => Status::Draft,
        'unschedule' => Status::Scheduled,
        'take_offline' => Status::Published,
        'put_back' => Status::Offline,
        'complete' => Status::Published,
        'reopen' => Status::Completed,
        'trash' => Status::Published,
    ];

    private const OFFLINE = [
        'take_offline' => ['moderation.offline → coowner', 'moderation.offline → member', 'moderation.offline → owner'],
        'put_back' => ['moderation.online → coowner', 'moderation.online → member', 'moderation.online → owner'],
    ];

    public function rows(): iterable
    {
        foreach (self::BUTTONS as $button => $status) {
            yield "Edit screen: {$button}" => ['desk', fn () => $this->pressing('desk', $this->record($status), $button), self::OFFLINE[$button] ?? []];
        }
        yield 'Edit screen: save' => ['desk', fn () => $this->pressing('desk', $this->record(Status::Published), 'save'), []];
        yield 'Edit screen: publish what names people' => ['desk', fn () => $this->pressing('desk', $this->record(Status::Draft, ['members' => [
            ['firstName' => 'Kossi', 'lastName' => 'Amouzou', 'email' => 'kossi@example.test'],
        ]]), 'publish'), ['invitations.invitation → kossi']];
        yield from $this->decisions();
        yield from $this->calls();
        yield from $this->lists();
    }

    /** @return iterable<string, array{string, Closure(): Closure, list<string>}> */
    private function decisions(): iterable
    {
        $decide = fn (Record $record, array $posted): Closure => $this->pressing('administrator', $record, 'decide', ['decision' => $posted]);
        $pending = fn (): Record => $this->record(Status::Pending);
        $editors = static fn (string $text): array => ["moderation.{$text} → coowner", "moderation.{$text} → member", "moderation.{$text} → owner"];

        yield 'Edit screen: valid' => ['administrator', fn () => $decide($pending(), ['choice' => 'record:valid']), $editors('valid')];
        yield 'Edit screen: to_edit' => ['administrator', fn () => $decide($pending(), ['choice' => 'record:to_edit', 'comment' => 'Précisez.']), $editors('to_edit')];
        yield 'Edit screen: rejected' => ['administrator', fn () => $decide($pending(), ['choice' => 'record:rejected', 'rejectionReason' => 'duplicate']), $editors('rejected')];
        yield 'Edit screen: valid, of changes' => ['administrator', function () use ($decide): Closure {
            $record = $this->record(Status::Published);
            $this->first('member', 'MutateInitiative', ['action' => 'propose', ...$this->target($record), 'input' => ['subtitle' => 'Autre']]);

            return $decide($record, ['choice' => 'proposal:valid']);
        }, $editors('proposal_valid')];
    }

    /** @return iterable<string, array{string, Closure(): Closure, list<string>}> */
    private function calls(): iterable
    {
        $press = fn (Status $status, string $button): Closure => $this->pressing('desk', $this->content->reach($this->content->draft(ContentType::CallForApplication, [
            'managerIds' => [$this->id('manager'), $this->id('quiet-manager')],
            'mentorIds' => [$this->id('guest')],
        ], ownerId: $this->id('operator')), $status), $button);

        $team = static fn (string $text): array => ["calls.{$text} → operator", "calls.{$text} → manager", "calls.{$text} → guest"];
        yield 'Edit screen: publish, of a call' => ['desk', fn () => $press(Status::Draft, 'publish'), $team('published')];
        yield 'Edit screen: schedule, of a call' => ['desk', fn () => $press(Status::Draft, 'schedule'), $team('scheduled')];
        yield 'Edit screen: take_offline, of a call' => ['desk', fn () => $press(Status::Published, 'take_offline'), [
            'moderation.offline → operator',
            'calls.offline → manager',
            'calls.offline → guest',
        ]];
        yield 'Edit screen: trash, of a call' => ['desk', fn () => $press(Status::Published, 'trash'), []];
    }

    /** @return iterable<string, array{string, Closure(): Closure, list<string>}> */
    private function lists(): iterable
    {
        $link = function (string $action, Record $record): Closure {
            $this->openAdministration('edit-initiative');

            return static function () use ($action, $record): void {
                $_POST = ['id' => (string) $record->id];
                $_REQUEST = ['_wpnonce' => wp_create_nonce("{$action}-post_{$record->id}")];
                self::untilStopped(['trash' => 'wp_ajax_trash_post', 'untrash' => 'wp_ajax_untrash_post', 'delete' => 'wp_ajax_delete_post'][$action], "{$action}-post");
            };
        };
        $trashed = fn (): Record => $this->content->change($this->record(Status::Published), Transition::Trash);

        yield 'List: trash' => ['desk', fn () => $link('trash', $this->record(Status::Published)), []];
        yield 'List: untrash' => ['administrator', fn () => $link('untrash', $trashed()), []];
        yield 'List: delete' => ['desk', fn () => $link('delete', $trashed()), []];
        yield 'List: trash several' => ['desk', function (): Closure {
            $this->openAdministration('edit-initiative');
            $ids = [$this->record(Status::Published)->id, $this->record(Status::Pending)->id];

            return static function () use ($ids): void {
                foreach ($ids as $id) {
                    wp_trash_post($id);
                }
            };
        }, []];
    }

    /** @param array<string, mixed> $values */
    private function record(Status $status, array $values = []): Record
    {
        $values = ['organiserId' => $this->people->structure->groupId, ...$values];

        return $this->content->reach($this->content->draft(ContentType::Initiative, $values, ownerId: $this->id('member')), $status);
    }

    /** @param array<string, mixed> $more */
    private function pressing(string $name, Record $record, string $button, array $more = []): Closure
    {
        $record = $this->reload($record);
        $this->openAdministration('initiative');
        $saving = $this->plugin->get(SaveHandler::class);

        return function () use ($name, $record, $button, $more, $saving): void {
            $outcome = $saving(Request::from(wp_slash([
                'post_ID' => (string) $record->id,
                'post_type' => $record->type->value,
                Request::NONCE => (string) wp_create_nonce(Request::nonceAction($record->id, $record->type)),
                Request::VERSION => (string) $record->version,
                Request::LANGUAGE => $record->language->value,
                Request::TITLE => $record->title,
                Request::SLUG => $record->slug,
                Request::AUDIENCE => $record->audience->value,
                Request::STEP => $button,
                Request::AT => ['date' => gmdate('Y-m-d', time() + 3 * DAY_IN_SECONDS), 'time' => '08:30'],
                Request::REASON => 'Motif',
                'fields' => $button === 'save' ? ['subtitle' => 'Autre'] : [],
                ...$more,
            ]), []), $this->people->viewer($name));
            if ($outcome->failure !== null || ($outcome->form->errors ?? []) !== []) {
                throw new LogicException("The screen refused {$button}: {$outcome->failure} " . json_encode($outcome->form->errors ?? []));
            }
        };
    }
}
