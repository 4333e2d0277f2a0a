<?php

declare(strict_types=1);

/*
 * Judges documents of forms and answers to them, for frontend/src/lib/application-form/same-verdicts.test.ts. Each line of the
 * input is one case: {"form": "…", "answers": "…", "context": {…}, "isSending": true}, form and answers as JSON in JSON;
 * each line of the output its verdict.
 */

use Passerelle\Languages\Lang;
use Passerelle\Tests\ApplicationForms;

require_once __DIR__ . '/../vendor/autoload.php';

while (($line = fgets(STDIN)) !== false) {
    /** @var object{form: string, answers?: string, context?: object, isSending?: bool} $case */
    $case = json_decode($line, flags: JSON_THROW_ON_ERROR);
    $verdict = ['shape' => ApplicationForms::shapeProblems($case->form)];
    $form = $verdict['shape'] === [] ? ApplicationForms::reader()->read($case->form) : null;
    if ($form !== null) {
        $verdict['publication'] = ApplicationForms::publicationProblems($form, Lang::cases());
    }
    if ($form !== null && isset($case->answers)) {
        $verdict['problems'] = ApplicationForms::answerProblems($form, $case->answers, ApplicationForms::context($case->context ?? null, $case->isSending ?? false));
        $verdict['sums'] = (object) ApplicationForms::sums($form, $case->answers);
    }
    echo ApplicationForms::json($verdict), "\n";
}
