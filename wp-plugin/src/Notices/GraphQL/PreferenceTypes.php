<?php

declare(strict_types=1);

namespace Passerelle\Notices\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSources;
use Passerelle\Notices\Preferences\ChangePreferences;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Preferences\Preference;
use Passerelle\Notices\Preferences\PreferenceStore;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** How one wants to learn of each kind of notices, through the frontend's server only. */
final readonly class PreferenceTypes implements Registration
{
    public function __construct(
        private NoticeSources $sources,
        private PreferenceStore $store,
        private ChangePreferences $change,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleNoticePreference', [
            'description' => 'mail: null for kinds without mails.',
            'fields' => Type::fields(['app' => 'Boolean!', 'kind' => 'PasserelleNoticeKind!', 'mail' => 'PasserelleNoticeMail']),
        ]);
        register_graphql_object_type('PasserelleNoticePreferences', ['fields' => Type::fields(['items' => Type::listOf('PasserelleNoticePreference')])]);
        register_graphql_input_type('PasserelleNoticePreferenceInput', ['fields' => Type::fields(['app' => 'Boolean', 'mail' => 'PasserelleNoticeMail'])]);
        register_graphql_input_type('PasserelleNoticePreferencesInput', [
            'description' => 'What is missing stays as it is.',
            'fields' => Type::fields(array_fill_keys(array_column(NoticeKind::cases(), 'value'), 'PasserelleNoticePreferenceInput')),
        ]);
        register_graphql_field('RootQuery', 'passerelleNoticePreferences', [
            'type' => Type::required('PasserelleNoticePreferences'),
            'resolve' => Resolver::root(fn (): array => $this->answer($this->viewer())),
        ]);
        register_graphql_field('RootMutation', 'passerelleNoticePreferences', [
            'type' => Type::required('PasserelleNoticePreferences'),
            'args' => ['input' => ['type' => Type::required('PasserelleNoticePreferencesInput')]],
            'resolve' => Resolver::root($this->save(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError forbidden; invalid_fields with unexpected_fields
     */
    private function save(array $arguments): array
    {
        $viewer = $this->viewer();
        $preferences = $this->store->ofUser($viewer->id);
        [$changed, $errors] = [[], []];
        foreach (Arguments::input($arguments, 'input') as $name => $input) {
            $input = is_array($input) ? $input : [];
            $mail = MailTiming::tryFrom(is_string($input['mail'] ?? null) ? $input['mail'] : '');
            $before = $preferences[$name];
            if ($mail !== null && $before->kind->mail() === null) {
                $errors[] = new FieldError("{$name}.mail", 'unexpected_fields');
            }
            $changed[] = new Preference($before->kind, $mail ?? $before->mail, is_bool($input['app'] ?? null) ? $input['app'] : $before->app);
        }
        if ($errors !== []) {
            throw DomainError::invalid($errors);
        }
        ($this->change)($viewer->id, ...$changed);

        return $this->answer($viewer);
    }

    /** @return array{items: list<array<string, mixed>>} of the kinds that are raised */
    private function answer(Viewer $viewer): array
    {
        $preferences = $this->store->ofUser($viewer->id);

        return ['items' => array_map(static fn (NoticeKind $kind): array => [
            'app' => $preferences[$kind->value]->app,
            'kind' => $kind->value,
            'mail' => $kind->mail() === null ? null : $preferences[$kind->value]->mail->value,
        ], $this->sources->kinds())];
    }

    /** @throws DomainError forbidden for visitors */
    private function viewer(): Viewer
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();

        return $viewer->isSignedIn() ? $viewer : throw DomainError::forbidden();
    }
}
