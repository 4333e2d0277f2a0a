<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use Passerelle\Applications\Forms\Composing\ChangeForm;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Forms\Composing\FormRequest;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Stage;
use Passerelle\Content\Records;
use Passerelle\Plugin;
use Passerelle\Rights\Viewer;
use RuntimeException;

/** Forms of the calls that people apply to on the platform, full ones of their own, else a short one; who applies to some of them, the review of one and the results of another. */
final readonly class DemoApplications
{
    private const SHORT = 'short';

    /** @param callable(string): (int|null) $groupOf group id by demo key */
    public function __construct(private Plugin $plugin, private Viewer $staff, private mixed $groupOf)
    {
    }

    /**
     * Once for each call: a form that is there is not changed, and nobody is added to those who have applied.
     *
     * @param list<array<string, mixed>> $calls of the demo content
     */
    public function ensure(array $calls): void
    {
        $past = new DemoPast($this->plugin);
        $applicants = new DemoApplicants($past);
        $reviews = new DemoReviews($past);
        $decisions = new DemoDecisions($past);
        $accompanied = new DemoMentors($past);
        foreach ($calls as ['key' => $key]) {
            $group = ($this->groupOf)((string) $key) ?? 0;
            $call = array_values($this->plugin->get(Records::class)->findGroups([$group])[$group] ?? [])[0] ?? null;
            $hasForm = $this->plugin->get(FormStore::class)->published(Stage::first($group)) !== null;
            if ($call !== null && $call->status->isPublic() && InternalCall::isInternal($call) && !$hasForm) {
                $change = $this->plugin->get(ChangeForm::class);
                $saved = $change($this->staff, new FormRequest(FormAction::Save, $call->id, null, 0, $this->document((string) $key)));
                $change($this->staff, new FormRequest(FormAction::Publish, $call->id, null, $saved->form->version));
            }
            $applications = self::decoded("applications/{$key}");
            if ($call !== null && $applications !== []) {
                $applicants->ensure($call, $applications);
            }
            $mentors = self::decoded("mentors/{$key}");
            if ($call !== null && $mentors !== []) {
                $accompanied->ensure($call, $mentors);
            }
            $review = self::decoded("reviews/{$key}");
            if ($call !== null && $review !== []) {
                $reviews->ensure($call, $review);
            }
            $results = self::decoded("decisions/{$key}");
            if ($call !== null && $results !== []) {
                $decisions->ensure($call, $results);
            }
        }
    }

    private function document(string $key): string
    {
        $folder = dirname(__DIR__) . '/demo/forms';
        $own = "{$folder}/{$key}.json";
        $document = file_get_contents(is_file($own) ? $own : "{$folder}/" . self::SHORT . '.json');

        return $document === false ? throw new RuntimeException("No form for {$key}.") : $document;
    }

    /** @return array<mixed> empty without such a file */
    private static function decoded(string $name): array
    {
        $file = dirname(__DIR__) . "/demo/{$name}.json";

        return is_file($file) ? (array) json_decode((string) file_get_contents($file), true, 16, JSON_THROW_ON_ERROR) : [];
    }
}
