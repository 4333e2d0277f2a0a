<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Closure;
use Passerelle\Admin\AdminModule;
use Passerelle\Admin\Screen\Request;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Tests\Integration\Content\Trials\Expectations;
use Passerelle\Tests\Integration\Content\Trials\Trials;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/** Each person × state × way into WordPress's administration: no step of the table is skipped, and each change has its line. */
#[Group('exhaustive')]
final class WordPressStepsTest extends AdminTestCase
{
    /** Buttons of the edit screen. action | from | to | who; all else is refused */
    private const BUTTONS = <<<'TABLE'
        save         | draft pending_review                                      | =         | owner co-editor editor admin super
        save         | pending rejected future publish publish-proposal completed completed-proposal private-owner private-staff | = | editor admin super
        publish      | draft pending                                             | publish   | editor admin super
        schedule     | draft pending                                             | future    | editor admin super
        unschedule   | future                                                    | draft     | editor admin super
        take_offline | publish publish-proposal completed completed-proposal     | private   | editor admin super
        put_back     | private-owner private-staff                               | publish   | editor admin super
        complete     | publish publish-proposal                                  | completed | editor admin super
        reopen       | completed completed-proposal                              | publish   | editor admin super
        trash        | draft                                                     | trash     | owner editor admin super
        trash        | pending pending_review rejected future publish publish-proposal completed completed-proposal private-owner private-staff | trash | editor admin super
        TABLE;
    /** Links of the lists. */
    private const LINKS = <<<'TABLE'
        trash        | draft                                                     | trash     | owner editor admin super
        trash        | pending pending_review rejected future publish publish-proposal completed completed-proposal private-owner private-staff | trash | editor admin super
        untrash      | trash                                                     | draft     | admin super
        delete       | trash                                                     | gone      | editor admin super
        TABLE;
    /** The slug of what is in the trash is free for others. */
    private const WITH_SLUG = ['trash', 'untrash'];
    private const TEXT = 'Autrement dit.';

    private Trials $trials;

    protected function setUp(): void
    {
        parent::setUp();
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        require_once ABSPATH . 'wp-admin/includes/ajax-actions.php';
        set_current_screen('edit-initiative');
        $this->plugin->get(AdminModule::class)->register();
        $stop = static fn (): Closure => static fn (mixed $message = ''): never => throw new Stopped(is_scalar($message) ? (string) $message : '', 0);
        add_filter('wp_die_handler', $stop);
        add_filter('wp_die_ajax_handler', $stop);
        $this->trials = new Trials($this->plugin, $this->content, $this->users, ContentType::Initiative);
    }

    protected function tearDown(): void
    {
        set_current_screen('front');
        $_POST = $_REQUEST = [];
        parent::tearDown();
    }

    public function testButtonsOfTheEditScreen(): void
    {
        $table = new Expectations(self::BUTTONS);
        self::assertEqualsCanonicalizing(['save', ...array_column(Transition::onEditScreen(), 'value')], [...$table->actions(), 'ready', 'unready', 'extend', 'close_early']);

        $this->assertOutcomes(
            $table->actions(),
            fn (string $state, string $person, string $action): string => self::afterButton($table, $state, $person, $action),
            $this->press(...),
        );
    }

    public function testLinksOfTheLists(): void
    {
        $table = new Expectations(self::LINKS);
        $this->assertOutcomes(
            $table->actions(),
            static function (string $state, string $person, string $action) use ($table): string {
                $target = $table->target($action, $person, $state);
                if ($target === null) {
                    return 'nothing';
                }
                $line = ['untrash' => 'restore', 'delete' => 'purge'][$action] ?? $action;
                $done = Expectations::done($line, $person, $state, $target, in_array($action, self::WITH_SLUG, true) ? ['slug'] : []);

                return $target === 'gone' ? str_replace(['gone, +1', '→ gone'], ['gone', '→ '], $done) : $done;
            },
            static function (Record $record, string $action): void {
                $_POST = ['id' => (string) $record->id];
                $_REQUEST = ['_wpnonce' => wp_create_nonce("{$action}-post_{$record->id}")];
                self::untilStopped(['trash' => 'wp_ajax_trash_post', 'untrash' => 'wp_ajax_untrash_post', 'delete' => 'wp_ajax_delete_post'][$action], "{$action}-post");
            },
        );
    }

    public function testEveryOtherWayChangesNothing(): void
    {
        $this->assertOutcomes(
            ['autosave', 'edit form', 'bulk edit', 'quick edit', 'rest', 'update', 'delete at once'],
            static fn (string $state, string $person, string $way): string => self::isLastStep($state, $person, $way)
                ? 'gone; purge: trash →  by ' . ['editor' => 'editor', 'admin' => 'administrator', 'super' => 'super_administrateur'][$person]
                : 'nothing',
            $this->write(...),
        );
    }

    public function testNoRecordIsMadePastTheActions(): void
    {
        $count = fn (): ?string => $this->db->value("SELECT COUNT(*) FROM {$this->database()->posts} WHERE post_status <> 'auto-draft'");
        $before = [$count(), $this->plugin->get(AuditLines::class)->head()];
        foreach ($this->trials->people as $person => $viewer) {
            wp_set_current_user($viewer->id);
            foreach (Status::listed() as $status) {
                $post = ['post_type' => 'initiative', 'post_title' => 'Past the rules', 'post_status' => $status->value];
                if ($viewer->isSignedIn()) {
                    self::assertSame(0, wp_insert_post($post), $person);
                }
                $_POST = $_REQUEST = $post;
                self::untilStopped(static fn () => wp_write_post());
            }
        }

        self::assertEquals($before, [$count(), $this->plugin->get(AuditLines::class)->head()]);
    }

    /** @return array<string, array{ContentType}> */
    public static function otherTypes(): array
    {
        return ['a call' => [ContentType::CallForApplication], 'a training' => [ContentType::Training], 'a structure' => [ContentType::Structure]];
    }

    #[DataProvider('otherTypes')]
    public function testTypesWithoutModerationAreClosedToo(ContentType $type): void
    {
        $record = $this->content->draft($type);
        wp_set_current_user($this->users->administrator()->id);

        wp_update_post(['ID' => $record->id, 'post_status' => Status::Published->value]);
        wp_delete_post($record->id, true);

        self::assertEquals($record, $this->reload($record));
    }

    public function testWhatIsNotARecordIsWrittenAsEver(): void
    {
        wp_set_current_user($this->users->administrator()->id);
        $page = (int) wp_insert_post(['post_type' => 'page', 'post_title' => 'A page', 'post_status' => 'publish']);
        wp_update_post(['ID' => $page, 'post_title' => 'Another']);
        self::assertSame('Another', get_post($page)?->post_title);
        self::assertNotFalse(wp_delete_post($page, true));
        self::assertGreaterThan(0, (int) wp_insert_post(['post_type' => 'initiative', 'post_title' => 'Auto Draft', 'post_status' => 'auto-draft']));
    }

    /**
     * @param list<string> $ways
     * @param callable(string, string, string): string $expect of state, person and way
     * @param callable(Record, string): mixed $try
     */
    private function assertOutcomes(array $ways, callable $expect, callable $try): void
    {
        $expected = $actual = [];
        foreach (Trials::STATES as $state) {
            $record = $this->trials->record($state);
            foreach ($this->trials->people as $person => $viewer) {
                wp_set_current_user($viewer->id);
                $this->editor = $viewer;
                foreach ($ways as $way) {
                    $label = "{$state}, {$person}: {$way}";
                    $expected[$label] = $expect($state, $person, $way);
                    $actual[$label] = $this->trials->outcome($person, $record, static fn (): mixed => $try($record, $way));
                }
            }
        }

        self::assertSame($expected, $actual);
    }

    private function press(Record $record, string $button): ?string
    {
        return $this->post($record, [$this->trials->textKey() => self::TEXT], [
            Request::STEP => $button,
            Request::AT => ['date' => '2030-06-01', 'time' => '08:30'],
            Request::REASON => 'Motif',
        ])->failure;
    }

    private static function afterButton(Expectations $table, string $state, string $person, string $action): string
    {
        $mayEdit = $table->target('save', $person, $state) !== null;
        $target = $table->target($action, $person, $state);
        if ($target === null || !$mayEdit) {
            return self::refusalOfButton($table, $state, $person, $action);
        }
        $isOwnDraft = $person === 'owner';
        $saved = Expectations::done('save', $person, $state, Trials::status($state)->value, ['subtitle'], !$isOwnDraft);
        if ($action === 'save') {
            return $saved;
        }
        $done = Expectations::done($action, $person, $state, $target, $action === 'trash' ? ['slug'] : []);

        // What was written is saved first; the trash takes the record as it is stored.
        return $action === 'trash' ? $done : str_replace('+1;', '+2;' . explode(';', $saved)[1] . ';', $done);
    }

    private static function refusalOfButton(Expectations $table, string $state, string $person, string $action): string
    {
        $isEditor = in_array($person, ['editor', 'admin', 'super'], true);

        return match (true) {
            $state === 'trash' && $isEditor => $action === 'trash' ? 'invalid_transition' : 'not_found',
            $table->target('save', $person, $state) === null => 'forbidden',
            !$table->knows($action, $person) && $table->exists($action, $state) => 'rights_edit_initiative',
            default => 'invalid_transition',
        };
    }

    private static function isLastStep(string $state, string $person, string $way): bool
    {
        return $way === 'delete at once' && $state === 'trash' && in_array($person, ['editor', 'admin', 'super'], true);
    }

    /** Writes by WordPress's own handlers, with a valid nonce. */
    private function write(Record $record, string $way): void
    {
        $post = ['ID' => $record->id, 'post_ID' => $record->id, 'post_type' => 'initiative', 'post_title' => 'Past the rules', 'post_status' => 'publish'];
        match ($way) {
            'autosave' => self::untilStopped('wp_autosave', [...$post, 'post_id' => $record->id, '_wpnonce' => wp_create_nonce("update-post_{$record->id}")]),
            'edit form' => self::untilStopped('edit_post', $post),
            'bulk edit' => self::untilStopped('bulk_edit_posts', ['post' => [$record->id], 'post_type' => 'initiative', '_status' => 'publish', 'post_status' => 'publish']),
            'quick edit' => $this->quickEdit($post),
            'rest' => rest_do_request(new WP_REST_Request('PUT', "/wp/v2/initiative/{$record->id}")),
            'update' => is_user_logged_in() ? wp_update_post($post) : null,
            default => current_user_can('delete_post', $record->id) ? wp_delete_post($record->id, true) : null,
        };
    }

    /** @param array<string, int|string> $post */
    private function quickEdit(array $post): void
    {
        add_action('wp_ajax_inline-save', 'wp_ajax_inline_save', 1);
        $_POST = $_REQUEST = [...$post, '_status' => 'publish', '_inline_edit' => wp_create_nonce('inlineeditnonce')];
        self::untilStopped(static fn () => do_action('wp_ajax_inline-save'));
    }

    private static function untilStopped(callable $work, mixed ...$arguments): void
    {
        try {
            $work(...$arguments);
        } catch (Stopped) {
            return;
        }
    }
}
