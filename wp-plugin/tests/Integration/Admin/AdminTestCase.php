<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\AdminModule;
use Passerelle\Admin\Screen\Outcome;
use Passerelle\Admin\Screen\Request;
use Passerelle\Auth\Switching\Switching;
use Passerelle\Auth\Switching\SwitchingModule;
use Passerelle\Content\Record;
use Passerelle\Content\ReferenceIds;
use Passerelle\Content\WpReferences;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\FieldError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\IntegrationTestCase;

/** Posts edit forms as a browser would. */
abstract class AdminTestCase extends IntegrationTestCase
{
    protected AdminModule $admin;
    protected Viewer $editor;

    protected function setUp(): void
    {
        parent::setUp();
        $folder = dirname(__DIR__, 3);
        $terms = new Terms(new Database($this->database()));
        $this->admin = AdminModule::build(
            "{$folder}/passerelle.php",
            $this->services(),
            $this->plugin->content,
            $this->plugin->policy,
            $this->plugin->files,
            new Countries($terms),
            new Sectors($terms),
            new WpReferences(
                $this->plugin->database,
                $this->plugin->reading->records,
                $this->plugin->files->uses,
                new ReferenceIds(static fn (): array => [], static fn (): array => []),
                [],
                [],
                $this->plugin->policy,
            ),
            $this->switching(),
            $this->plugin->wordPress->sessions,
            $this->plugin->moderation,
            $this->plugin->review->fields,
            $this->plugin->members,
            $this->plugin->calls,
        );
        $this->editor = $this->users->editor();
        wp_set_current_user($this->editor->id);
    }

    protected function switching(): Switching
    {
        return SwitchingModule::build($this->services(), $this->plugin->auth, new ViewerFactory())->switching;
    }

    /**
     * @param array<string, mixed> $fields of the form
     * @param array<string, mixed> $over other inputs
     * @param array<string, mixed> $files as in $_FILES
     */
    protected function post(ContentType|Record $target, array $fields, array $over = [], array $files = []): Outcome
    {
        $record = $target instanceof Record ? $target : null;
        $type = $target instanceof Record ? $target->type : $target;

        return ($this->admin->saving)(Request::from(wp_slash([
            'post_ID' => (string) ($record->id ?? 0),
            'post_type' => $type->value,
            Request::NONCE => (string) wp_create_nonce(Request::nonceAction($record->id ?? 0, $type)),
            Request::VERSION => (string) ($record->version ?? 0),
            Request::LANGUAGE => $record->language->value ?? 'fr',
            Request::TITLE => $record->title ?? 'Un titre',
            Request::SLUG => $record->slug ?? '',
            Request::AUDIENCE => $record->audience->value ?? 'public',
            'fields' => $fields,
            ...$over,
        ]), $files), $this->editor);
    }

    /** @return list<string> "path: code" of what the form shows again */
    protected function errors(Outcome $outcome): array
    {
        return array_map(static fn (FieldError $error): string => "{$error->path}: {$error->code}", $outcome->form->errors ?? []);
    }

    protected function html(Outcome $outcome): string
    {
        self::assertNotNull($outcome->form);

        return $this->admin->screen->render($outcome->form, $this->editor, $this->admin->notices->refused($outcome->form, (string) $outcome->failure));
    }
}
