<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Admin\Form\PostedForm;
use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\CallRequest;
use Passerelle\Calls\Management\ChangeCall;
use Passerelle\Calls\Management\Instants;
use Passerelle\Content\Record;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** The buttons that move the closing of a public call to the date of the form: by the action of calls, not by a save. */
final readonly class ClosingSteps
{
    private const FIELD = 'closesAt';

    public function __construct(private ChangeCall $change)
    {
    }

    public function has(Step|Transition $step): bool
    {
        return $step === Transition::Extend || $step === Transition::CloseEarly;
    }

    /** @return PostedForm what is saved before it */
    public function without(PostedForm $posted): PostedForm
    {
        return new PostedForm(array_diff_key($posted->values, [self::FIELD => 0]), $posted->searches, $posted->errors);
    }

    /** A call whose date stays in the form is closed now. */
    public function take(Request $request, Viewer $viewer, Record $saved, PostedForm $posted): Record
    {
        $action = $request->step() === Transition::Extend ? CallAction::Extend : CallAction::CloseEarly;
        $sent = is_string($posted->values[self::FIELD] ?? null) ? $posted->values[self::FIELD] : '';

        return ($this->change)($viewer, new CallRequest(
            $action,
            $saved->id,
            $saved->version,
            closesAt: $action === CallAction::CloseEarly && self::stays($viewer, $sent, $saved) ? null : $sent,
            reason: $action === CallAction::CloseEarly ? trim($request->text(Request::REASON)) : null,
        ));
    }

    private static function stays(Viewer $viewer, string $sent, Record $saved): bool
    {
        return $sent !== '' && Instants::stored(Instants::read($viewer, self::FIELD, $sent, Instants::zoneOf($saved))) === $saved->values->text(self::FIELD);
    }
}
