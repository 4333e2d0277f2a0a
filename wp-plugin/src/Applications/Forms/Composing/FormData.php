<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Composing;

use Passerelle\Applications\Forms\Changing\FormChange;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\FieldError;
use stdClass;

/** The form that is composed, as the API shows it. */
final readonly class FormData
{
    /** @return array<string, mixed> */
    public static function of(ComposedForm $composed): array
    {
        $form = $composed->form;

        return [
            'actions' => array_column($composed->actions, 'value'),
            'callId' => $composed->callId,
            'changedAt' => $form->changedAt === null ? null : Times::text($form->changedAt),
            'changes' => array_map(
                static fn (FormChange $change): array => [...self::change($change), 'answered' => $composed->extent->answered[explode('.', $change->id)[0]] ?? 0],
                $composed->changes,
            ),
            'document' => $form->document,
            'drafts' => $composed->extent->drafts,
            'languages' => array_column($composed->languages, 'value'),
            'minutes' => $composed->minutes,
            'problems' => array_map(self::problem(...), $composed->problems),
            'published' => $composed->published?->document,
            'publishedAt' => $composed->published === null ? null : Times::text($composed->published->publishedAt),
            'publishedNumber' => $form->published,
            'sent' => $composed->extent->sent,
            'stage' => $form->stage->number,
            'version' => $form->version,
        ];
    }

    /**
     * @param list<string> $ids
     * @return string JSON: these questions of a published document, in its order, without their conditions
     */
    public static function questions(string $document, array $ids): string
    {
        $form = json_decode($document);
        $asked = [];
        foreach ($form instanceof stdClass ? (array) $form->sections : [] as $section) {
            foreach ($section instanceof stdClass ? (array) $section->questions : [] as $question) {
                if ($question instanceof stdClass && in_array($question->id, $ids, true)) {
                    unset($question->condition);
                    $asked[] = $question;
                }
            }
        }

        return json_encode($asked, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION);
    }

    /** @return array<string, mixed> */
    public static function change(FormChange $change): array
    {
        return ['effect' => $change->effect->value, 'id' => $change->id, 'path' => $change->path];
    }

    /** @return array<string, mixed> */
    public static function problem(FieldError $problem): array
    {
        $params = [];
        foreach ($problem->params as $name => $value) {
            $params[] = ['name' => $name, 'value' => (string) $value];
        }

        return ['code' => $problem->code, 'params' => $params, 'path' => $problem->path];
    }
}
