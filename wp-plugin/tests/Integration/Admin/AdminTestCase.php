<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Screen\EditScreen;
use Passerelle\Admin\Screen\Notices;
use Passerelle\Admin\Screen\Outcome;
use Passerelle\Admin\Screen\Request;
use Passerelle\Admin\Screen\SaveHandler;
use Passerelle\Auth\Switching\Switching;
use Passerelle\Content\Record;
use Passerelle\Kernel\FieldError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;

/** Posts edit forms as a browser would. */
abstract class AdminTestCase extends IntegrationTestCase
{
    protected Viewer $editor;

    protected function setUp(): void
    {
        parent::setUp();
        // Reads countries, sectors and pages anew in each test.
        $this->usePluginWith([]);
        $this->editor = $this->users->editor();
        wp_set_current_user($this->editor->id);
    }

    protected function switching(): Switching
    {
        return $this->plugin->get(Switching::class);
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

        return ($this->plugin->get(SaveHandler::class))(Request::from(wp_slash([
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

        return $this->plugin->get(EditScreen::class)->render(
            $outcome->form,
            $this->editor,
            $this->plugin->get(Notices::class)->refused($outcome->form, (string) $outcome->failure),
        );
    }
}
