<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Screen\EditScreen;
use Passerelle\Admin\Screen\Request;
use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\Definitions;
use Passerelle\Content\Locks\RecordLocks;
use Passerelle\Content\Record;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;
use Passerelle\Content\Locks\LockAction;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

final class SaveHandlerTest extends AdminTestCase
{
    public function testANewRecordIsSavedAsADraftInTheLanguageThatWasChosen(): void
    {
        $outcome = $this->post(ContentType::Initiative, ['subtitle' => 'One sentence', 'countryIds' => ['', 'SN']], [
            Request::LANGUAGE => 'en',
            Request::TITLE => 'L\'école "des" sables \\ co',
            Request::AUDIENCE => 'members',
        ]);

        $record = $this->reload($outcome->record ?? self::fail(implode(', ', $this->errors($outcome))));
        self::assertSame(
            [Lang::English, 'L\'école "des" sables \\ co', Status::Draft, Audience::Members, $this->editor->id, 'One sentence', ['SN']],
            [
                $record->language, $record->title, $record->status, $record->audience, $record->ownerId,
                $record->values->text('subtitle'), $record->values->codes('countryIds'),
            ],
        );
        self::assertSame((string) $this->editor->id, get_post_meta($record->id, '_edit_last', true));
    }

    public function testEditChangesSubmittedAndKeepsMissingFields(): void
    {
        $record = $this->content->published(ContentType::Initiative, ['ambition' => 'Before', 'sought' => 'Kept']);

        $outcome = $this->post($record, ['ambition' => 'After'], [Request::TITLE => 'New title', Request::SLUG => 'new-address']);

        $saved = $this->reload($outcome->record ?? self::fail(implode(', ', $this->errors($outcome))));
        self::assertSame(
            ['New title', 'new-address', 'After', 'Kept', Status::Published, $record->version + 1],
            [$saved->title, $saved->slug, $saved->values->text('ambition'), $saved->values->text('sought'), $saved->status, $saved->version],
        );
    }

    public function testTheSlugOfADraftFollowsItsTitleUnlessItWasTyped(): void
    {
        $draft = $this->content->draft(ContentType::Initiative, title: 'Fes');
        $titled = $this->post($draft, [], [Request::TITLE => 'Festival des arts'])->record ?? self::fail();
        $typed = $this->post($titled, [], [Request::SLUG => 'arts'])->record ?? self::fail();
        $again = $this->post($typed, [], [Request::TITLE => 'Festival des arts de la rue'])->record ?? self::fail();

        self::assertSame(['festival-des-arts', 'arts', 'arts'], [$titled->slug, $typed->slug, $again->slug]);
    }

    public function testRejectedFieldKeepsTheRecordAndTheInput(): void
    {
        $record = $this->content->published(ContentType::Initiative, ['subtitle' => 'Stored subtitle'], title: 'Stored title');

        $outcome = $this->post($record, [
            'subtitle' => 'Typed subtitle',
            'youtubeUrl' => 'https://example.org/not-youtube',
            'startDate' => '2026-05-01',
            'endDate' => '2026-04-01',
            'actions' => [['name' => '', 'description' => 'A step without name'], 4 => ['name' => 'Second', 'endDate' => '2026-02-30']],
        ], [Request::TITLE => 'Typed <title>']);

        self::assertSame([422, 'invalid_fields'], [$outcome->httpStatus, $outcome->failure]);
        self::assertSame(
            ['actions.0.name: required', 'actions.1.endDate: unexpected_fields', 'endDate: end_before_start', 'youtubeUrl: invalid_youtube_url'],
            $this->errors($outcome),
        );
        self::assertEquals($record, $this->reload($record));
        $html = $this->html($outcome);
        foreach (
            [
                'value="Typed &lt;title&gt;"', 'Typed subtitle', 'value="https://example.org/not-youtube"', 'value="2026-05-01"', 'value="2026-04-01"',
                'A step without name', 'value="Second"', 'value="2026-02-30"',
                'href="#passerelle-actions-1-endDate"', 'id="passerelle-actions-1-endDate"', 'href="#passerelle-youtubeUrl"',
            ] as $expected
        ) {
            self::assertStringContainsString($expected, $html);
        }
        self::assertStringNotContainsString('Stored subtitle', $html);
    }

    public function testRejectsASaveWhileAnotherUserHoldsTheLock(): void
    {
        $owner = $this->users->beneficiaire();
        $record = $this->content->draft(ContentType::Initiative, ['subtitle' => 'Stored'], ownerId: $owner->id);
        ($this->plugin->get(RecordLocks::class))($owner, $record->id, LockAction::Take);

        $outcome = $this->post($record, ['subtitle' => 'Typed']);

        self::assertSame([409, 'locked_by_other'], [$outcome->httpStatus, $outcome->failure]);
        self::assertEquals($record, $this->reload($record));
        $html = $this->html($outcome);
        self::assertStringContainsString('being edited by another user', $html);
        self::assertStringContainsString('Typed', $html);
        ($this->plugin->get(RecordLocks::class))($owner, $record->id, LockAction::Release);
        self::assertSame('Typed', $this->post($record, ['subtitle' => 'Typed'])->record?->values->text('subtitle'));
    }

    public function testRejectedPublicationSavesNothing(): void
    {
        $record = $this->content->draft(ContentType::Initiative, ['subtitle' => 'Stored', 'ambition' => null]);

        $outcome = $this->post($record, ['subtitle' => 'Typed'], [Request::STEP => 'publish']);

        self::assertSame(['ambition: required'], $this->errors($outcome));
        self::assertEquals($record, $this->reload($record));
        self::assertStringContainsString('Typed', $this->html($outcome));
    }

    public function testANewRecordIsPublishedAtOnce(): void
    {
        $fields = [...$this->content->complete(ContentType::Initiative), 'subtitle' => 'Now'];

        $outcome = $this->post(ContentType::Initiative, $fields, [Request::STEP => 'publish']);

        self::assertSame(Status::Published, $outcome->record?->status);
    }

    public function testPublicationIsPlannedInTheSitesTime(): void
    {
        update_option('timezone_string', 'Africa/Maputo');
        $record = $this->content->draft(ContentType::Initiative);

        $outcome = $this->post($record, [], [Request::STEP => 'schedule', Request::AT => ['date' => '2030-06-01', 'time' => '08:30']]);

        self::assertSame(Status::Scheduled, $outcome->record?->status);
        self::assertSame('2030-06-01T06:30:00+00:00', $outcome->record->publishedAt?->format(DATE_ATOM));
    }

    public function testRejectsSkippedHourOnItsFieldAndReadsDateAsItsStart(): void
    {
        update_option('timezone_string', 'Africa/Cairo');
        $record = $this->content->draft(ContentType::Initiative);
        $gap = ['date' => '2030-04-26', 'time' => '00:30'];

        $refused = $this->post($record, [], [Request::STEP => 'schedule', Request::AT => $gap]);
        self::assertEquals([new FieldError('publishedAt', 'nonexistent_time')], $refused->form->errors ?? []);
        self::assertEquals($record, $this->reload($record));
        $planned = $this->post($record, [], [Request::STEP => 'schedule', Request::AT => ['time' => ''] + $gap]);
        self::assertSame('2030-04-25T22:00:00+00:00', $planned->record?->publishedAt?->format(DATE_ATOM));
    }

    public function testRejectsInvalidAndPastDates(): void
    {
        $record = $this->content->draft(ContentType::Initiative);
        foreach ([['date' => '', 'time' => ''], ['date' => 'soon', 'time' => ''], ['date' => '2020-01-01', 'time' => '10:00']] as $at) {
            $outcome = $this->post($record, [], [Request::STEP => 'schedule', Request::AT => $at]);

            self::assertSame(['publishedAt'], array_map(static fn ($error): string => $error->path, $outcome->form->errors ?? []));
            self::assertEquals($record, $this->reload($record));
        }
    }

    public function testOfflineAndOnline(): void
    {
        $record = $this->content->published(ContentType::Event);

        $refused = $this->post($record, [], [Request::STEP => 'take_offline', Request::REASON => ' ']);
        self::assertSame([422, ['reason: required'], Status::Published], [$refused->httpStatus, $this->errors($refused), $this->reload($record)->status]);
        self::assertStringContainsString('id="passerelle-reason-error"', $this->html($refused));

        $offline = $this->post($record, [], [Request::STEP => 'take_offline', Request::REASON => 'Droits contestés'])->record;
        self::assertSame(Status::Offline, $offline?->status);
        self::assertSame(Status::Published, $this->post($offline, [], [Request::STEP => 'put_back'])->record?->status);
    }

    public function testTrashesTheStoredRecord(): void
    {
        $record = $this->content->draft(ContentType::Event, ['summary' => 'Stored']);

        $outcome = $this->post($record, ['summary' => 'Typed'], [Request::STEP => 'trash']);

        self::assertSame([Status::Trash, 'Stored'], [$outcome->record?->status, $outcome->record?->values->text('summary')]);
    }

    public function testTranslationStartsWithTheSubmittedValues(): void
    {
        $record = $this->content->published(ContentType::Initiative, ['subtitle' => 'Stored', 'countryIds' => ['ML']]);

        $outcome = $this->post($record, ['subtitle' => 'Typed'], [Request::STEP => 'translate', Request::TARGET_LANGUAGE => 'en']);

        $translation = $outcome->record;
        self::assertSame(
            [Lang::English, Status::Draft, 'Typed', ['ML'], $record->groupId],
            [
                $translation?->language, $translation?->status, $translation?->values->text('subtitle'),
                $translation?->values->codes('countryIds'), $translation?->groupId,
            ],
        );
        self::assertSame('Typed', $this->reload($record)->values->text('subtitle'));
    }

    public function testWithoutValidNonceSavesNothingAndKeepsTheInput(): void
    {
        $record = $this->content->published(ContentType::Initiative);
        foreach (['', 'forged', wp_create_nonce(Request::nonceAction($record->id + 1, $record->type))] as $nonce) {
            $outcome = $this->post($record, ['subtitle' => 'Typed', 'description' => '<p onclick="x()">a<script>b</script></p>'], [Request::NONCE => $nonce]);

            self::assertSame([403, 'expired'], [$outcome->httpStatus, $outcome->failure]);
            self::assertEquals($record, $this->reload($record));
            $html = $this->html($outcome);
            self::assertStringContainsString('Typed', $html);
            self::assertStringNotContainsString('onclick', $html);
            self::assertStringNotContainsString('script&gt;', $html);
        }
    }

    public function testWithoutRightSavesAndShowsNothing(): void
    {
        $record = $this->content->published(ContentType::Initiative, ['subtitle' => 'Stored']);
        foreach ([$this->users->beneficiaire(), $this->users->operateur(), $this->users->moderateur('SN')] as $viewer) {
            $this->editor = $viewer;
            wp_set_current_user($viewer->id);

            $outcome = $this->post($record, ['subtitle' => 'Typed']);

            self::assertSame([403, 'forbidden', null], [$outcome->httpStatus, $outcome->failure, $outcome->form]);
            self::assertEquals($record, $this->reload($record));
        }
    }

    public function testEditorCannotTrashTheProfileOfAnotherPerson(): void
    {
        $record = $this->content->published(ContentType::CommunityProfile);

        $outcome = $this->post($record, [], [Request::STEP => 'trash']);

        self::assertSame([403, 'forbidden'], [$outcome->httpStatus, $outcome->failure]);
        self::assertEquals($record, $this->reload($record));
    }

    public function testUnknownAndForeignPostsAreNotFound(): void
    {
        $page = wp_insert_post(['post_type' => 'page', 'post_title' => 'A page', 'post_status' => 'publish']);
        foreach ([999999, $page] as $id) {
            $outcome = $this->post(ContentType::Event, [], ['post_ID' => (string) $id]);

            self::assertSame([404, 'not_found'], [$outcome->httpStatus, $outcome->failure]);
        }
        self::assertSame('A page', get_post($page)?->post_title);
    }

    public function testStaleFormShowsTheOtherEditorAndOverwritesOnlyOnRequest(): void
    {
        $record = $this->content->published(ContentType::Initiative, ['subtitle' => 'First']);
        $other = $this->users->editor();
        wp_update_user(['ID' => $other->id, 'display_name' => 'Fatou <b>Diop</b>']);
        $this->content->save($record, ['subtitle' => 'Second']);
        update_post_meta($record->id, '_edit_last', $other->id);

        $outcome = $this->post($record, ['subtitle' => 'Third']);

        self::assertSame([409, 'stale_version'], [$outcome->httpStatus, $outcome->failure]);
        self::assertSame('Second', $this->reload($record)->values->text('subtitle'));
        $html = $this->html($outcome);
        self::assertStringContainsString('Third', $html);
        self::assertStringContainsString(esc_html((new \WP_User($other->id))->display_name), $html);
        self::assertStringContainsString('name="passerelle_version" value="' . $record->version . '"', $html);
        self::assertStringContainsString('name="passerelle_current_version" value="' . ($record->version + 1) . '"', $html);

        $again = $this->post($record, ['subtitle' => 'Third'], [Request::STEP => 'overwrite', Request::CURRENT_VERSION => (string) ($record->version + 1)]);
        self::assertSame('Third', $again->record?->values->text('subtitle'));

        $tooLate = $this->post($record, ['subtitle' => 'Fourth'], [Request::STEP => 'overwrite', Request::CURRENT_VERSION => (string) ($record->version + 1)]);
        self::assertSame('stale_version', $tooLate->failure);
    }

    public function testRejectsTransitionNotAllowedByTheStatusAndKeepsTheInput(): void
    {
        $record = $this->content->draft(ContentType::Initiative);

        $outcome = $this->post($record, ['subtitle' => 'Typed'], [Request::STEP => 'reopen']);

        self::assertSame([409, 'invalid_transition'], [$outcome->httpStatus, $outcome->failure]);
        self::assertEquals($record, $this->reload($record));
        self::assertStringContainsString('Typed', $this->html($outcome));
    }

    public function testPublishingAnUntranslatedCopyRequiresConfirmation(): void
    {
        $source = $this->content->published(ContentType::Event);
        $copy = ($this->plugin->get(TranslateContent::class))($this->editor, $source->id, Lang::English)->record;

        $refused = $this->post($copy, [], [Request::STEP => 'publish']);

        self::assertSame([422, ['title: same_as_source', 'summary: same_as_source', 'description: same_as_source']], [$refused->httpStatus, $this->errors($refused)]);
        self::assertEquals($copy, $this->reload($copy));
        self::assertMatchesRegularExpression('~<input[^>]*type="checkbox"[^>]*name="' . Request::SAME_TEXTS . '"[^>]*value="1"~', $this->html($refused));
        $confirmed = $this->post($copy, [], [Request::STEP => 'publish', Request::SAME_TEXTS => '1']);
        self::assertSame(Status::Published, $confirmed->record?->status);
    }

    public function testTheConfirmationIsNotOfferedBeforeItIsNeeded(): void
    {
        $source = $this->content->published(ContentType::Event);
        $copy = ($this->plugin->get(TranslateContent::class))($this->editor, $source->id, Lang::English)->record;

        self::assertStringNotContainsString(Request::SAME_TEXTS, $this->screenOf($copy));
    }

    public function testCompleteCallAwaitsPublicationAndReturnsToDraft(): void
    {
        $incomplete = $this->content->draft(ContentType::CallForApplication, ['callType' => null]);
        $call = $this->content->draft(ContentType::CallForApplication);

        self::assertSame(['callType: required'], $this->errors($this->post($incomplete, [], [Request::STEP => 'ready'])));
        self::assertSame(Status::Draft, $this->reload($incomplete)->status);
        $ready = $this->post($call, [], [Request::STEP => 'ready'])->record ?? self::fail('refused');
        self::assertSame([Status::Pending, null], [$ready->status, $ready->publishedAt]);
        self::assertStringContainsString('value="unready"', $this->screenOf($ready));
        self::assertSame(Status::Draft, $this->post($ready, [], [Request::STEP => 'unready'])->record?->status);
    }

    public function testOnlyCallsAwaitPublication(): void
    {
        self::assertStringContainsString('value="ready"', $this->screenOf($this->content->draft(ContentType::CallForApplication)));
        foreach ([ContentType::Initiative, ContentType::Training, ContentType::SupportedProject] as $type) {
            self::assertStringNotContainsString('value="ready"', $this->screenOf($this->content->draft($type)));
        }
    }

    public function testARejectedRecordOffersNoTranslation(): void
    {
        $rejected = $this->content->in(Status::Rejected, ContentType::Initiative);
        $draft = $this->content->draft(ContentType::Initiative);

        self::assertStringContainsString('value="translate"', $this->screenOf($draft));
        self::assertStringNotContainsString('value="translate"', $this->screenOf($rejected));
    }

    private function screenOf(Record $record): string
    {
        $form = FormState::of($this->plugin->get(Definitions::class)->of($record->type), $record);

        return $this->plugin->get(EditScreen::class)->render($form, $this->editor, '');
    }
}
